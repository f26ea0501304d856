import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { compareIn, compareOnceMoreIfSilent } from './conformanceCommand.ts';
import { onServer, type RealSystem } from './realSystem.ts';
import { NoAnswer } from './within.ts';
import { freePort, startProcess, textFrom, type RunningServer } from './serverProcess.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'conformance-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const options = { seed: 1, historyCount: 1 };
let port = 0;

beforeEach(async () => {
  port = await freePort();
});

/** A process of its own that greets whoever connects, and does not mind who hangs up at once. */
function startGreeter(): Promise<RunningServer> {
  const greet = "(socket) => socket.on('error', () => undefined).end('good day')";
  const program = `require('net').createServer(${greet}).listen(${port}, '127.0.0.1')`;
  return startProcess(process.execPath, ['-e', program], port, folder);
}

const greeting = () => textFrom(port, '').catch(() => 'nobody');

function systemThat(driver: Partial<RealSystem>): RealSystem {
  return {
    id: 'redis',
    server: 'a greeter',
    client: 'none',
    variants: ['plain'],
    open: () => Promise.reject(new Error('The driver gives up.')),
    pasteCommands: () => Promise.resolve(undefined),
    stop: () => Promise.resolve(),
    ...driver,
  };
}

test.each<[string, () => Promise<RealSystem>]>([
  ['while it connects', () => Promise.reject(new Error('The driver gives up.'))],
  ['while it compares', () => Promise.resolve(systemThat({}))],
  [
    'while it stops, too',
    () => Promise.resolve(systemThat({ stop: () => Promise.reject(new Error('The driver gives up.')) })),
  ],
])('a driver that throws %s leaves no server running', async (_, drive) => {
  const start = async (): Promise<RealSystem> => {
    const server = await startGreeter();
    expect(await greeting()).toBe('good day');
    return onServer(server, drive);
  };
  await expect(compareIn(folder, start, options)).rejects.toThrow('The driver gives up.');
  expect(await greeting()).toBe('nobody');
});

test('a server that stays silent is replaced once, and only then is given up', async () => {
  let started = 0;
  let opened = 0;
  const start = (): Promise<RealSystem> => {
    started++;
    const open = () => {
      opened++;
      return Promise.reject(new NoAnswer('There was no answer.'));
    };
    return Promise.resolve(systemThat({ open }));
  };
  await expect(compareOnceMoreIfSilent(path.join(folder, 'silent'), start, options)).rejects.toThrow(NoAnswer);
  // Nor is it asked for a shorter history that it does not answer.
  expect({ started, opened }).toEqual({ started: 2, opened: 2 });
});

test('a server that is asked while it starts, and forgets the question, is asked again', async () => {
  const answer = "count++ === 0 ? socket.on('error', () => undefined) : socket.end('ready')";
  const program = `let count = 0; require('net').createServer((socket) => ${answer}).listen(${port}, '127.0.0.1')`;
  const isReady = async () => (await textFrom(port, 'are you there').catch(() => '')) === 'ready';
  const server = await startProcess(process.execPath, ['-e', program], port, folder, isReady);
  await server.stop();
});
