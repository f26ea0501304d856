import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { within } from './within.ts';

const longestStartMs = 30_000;
const betweenLooksMs = 50;
const longestSilenceMs = 2_000;

/** A port of this machine that nobody listens on now. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });
}

/** Where a program is: as the environment says, else where a shell would find it; undefined when it is not here. */
export function programIn(variable: string, name: string, ...places: readonly string[]): string | undefined {
  const given = process.env[variable];
  if (given !== undefined && given !== '') return given;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).map((folder) => path.join(folder, name));
  return [...folders, ...places].find((file) => existsSync(file));
}

/** The first line that a program prints about itself. */
export function firstLineOf(program: string, args: readonly string[]): string {
  const { stdout } = spawnSync(program, args, { encoding: 'utf8' });
  return stdout.split('\n')[0] ?? '';
}

export interface RunningServer {
  readonly stop: () => Promise<void>;
}

/**
 * Starts a server and waits until it takes connections, or is ready in whatever way `isReady` asks it; what it said is in
 * the error when it does not get there.
 */
export async function startProcess(
  program: string,
  args: readonly string[],
  port: number,
  folder: string,
  isReady: (port: number) => Promise<boolean> = answers,
): Promise<RunningServer> {
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const keep = (chunk: Buffer): void => {
    said = (said + chunk.toString('utf8')).slice(-4_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code ?? 'a signal'}:\n${said}`)));
  });
  // Whoever stops it does not wait for this.
  failed.catch(() => undefined);
  const server = { stop: () => stopped(child) };
  try {
    await Promise.race([
      failed,
      within(
        `${program}, is it ready`,
        until(() => isReady(port), port),
      ),
    ]);
    return server;
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function until(isReady: () => Promise<boolean>, port: number): Promise<void> {
  const startedMs = performance.now();
  while (performance.now() - startedMs < longestStartMs) {
    if (await isReady()) return;
    await new Promise((resolve) => setTimeout(resolve, betweenLooksMs));
  }
  throw new Error(`Nothing is ready on port ${port} after ${longestStartMs / 1_000} seconds.`);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (isGood: boolean): void => {
      socket.destroy();
      resolve(isGood);
    };
    socket.once('connect', () => {
      end(true);
    });
    socket.once('error', () => {
      end(false);
    });
  });
}

/** What a server answers to a line of text before it hangs up. One that is only starting may forget who asked. */
export function textFrom(port: number, line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(longestSilenceMs, () => {
      socket.destroy(new Error(`Port ${port} took the line “${line}” and has not answered.`));
    });
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
    });
    socket.once('error', reject);
    socket.once('close', () => {
      resolve(text);
    });
    socket.end(line);
  });
}

function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => {
      resolve();
    });
    child.kill('SIGKILL');
  });
}
