import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../src/tools/process.mjs';
import { expect, test } from './test.ts';

const parts = ['dist', 'src/tools', 'package.json', 'package-lock.json'];
let copy: string;

/** `npm start` in a folder with a blank in its name, that holds the build and nothing newer than it. */
test.beforeAll(() => {
  copy = path.join(mkdtempSync(path.join(tmpdir(), 'start-')), 'my lessons');
  mkdirSync(copy);
  for (const part of parts) {
    cpSync(path.join(projectRoot, part), path.join(copy, part), { recursive: true, preserveTimestamps: true });
  }
  // A second ahead: the folders just made are as new as this moment, to the fraction of a millisecond.
  const builtAt = new Date(Date.now() + 1_000);
  utimesSync(path.join(copy, 'dist/index.html'), builtAt, builtAt);
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
});
test.afterAll(() => rmSync(path.dirname(copy), { recursive: true }));

interface Started {
  /** Its first words, or all of them when it has ended. */
  readonly words: string;
  readonly exitCode: number | null;
  readonly url: string;
  /** Ends it as Ctrl-C does; its exit code. */
  stop(): Promise<number | null>;
}

/** Starts it and waits until it has told its address, or given up. */
function start(...args: readonly string[]): Promise<Started> {
  return startIn(copy, ...args);
}

function startIn(folder: string, ...args: readonly string[]): Promise<Started> {
  const child = spawn(process.execPath, [path.join(folder, 'src/tools/start.mjs'), ...args], { cwd: tmpdir() });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const stop = () => {
    child.kill('SIGINT');
    return ended;
  };
  return new Promise((resolve) => {
    let words = '';
    const listen = (chunk: Buffer) => {
      words += chunk.toString('utf8');
      const url = /http:\S+/.exec(words)?.[0];
      if (url !== undefined) resolve({ words, exitCode: null, url, stop });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('close', (exitCode) => resolve({ words, exitCode, url: '', stop }));
  });
}

test('serves the build and ends with Ctrl-C', async ({ page }) => {
  const started = await start('--port', '0');
  await page.goto(started.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The page goes on asking for what is not urgent: it is left before its server is.
  await page.goto('about:blank');
  expect(await started.stop()).toBe(0);
});

test('a copy without packages, on a stick, needs no network', async ({ page }) => {
  const stick = mkdtempSync(path.join(tmpdir(), 'stick-'));
  for (const part of parts) cpSync(path.join(projectRoot, part), path.join(stick, part), { recursive: true });
  const started = await startIn(stick, '--port', '0');
  expect(started.words).toContain('Serving dist/ as it is');
  await page.goto(started.url);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.goto('about:blank');
  expect(await started.stop()).toBe(0);
  rmSync(stick, { recursive: true });
});

test('takes a free port when the default one is taken', async () => {
  const first = await start();
  const second = await start();
  expect(second.url).not.toBe(first.url);
  expect((await fetch(second.url)).status).toBe(200);
  await Promise.all([first.stop(), second.stop()]);
});

test('says so when the port that was asked for is taken', async ({ site }) => {
  const { words, exitCode } = await start('--port', String(site.port));
  expect(words).toContain(`Cannot serve on port ${site.port}: another program uses it.`);
  expect(exitCode).toBe(1);
});

for (const bad of [['--port', 'abc'], ['--port', '70000'], ['--port'], ['--prot', '80'], ['--port=-1']]) {
  test(`refuses ${bad.join(' ')} in one sentence`, async () => {
    const { words, exitCode } = await start(...bad);
    expect(words).toMatch(/^Cannot serve on port .*Usage: npm start -- --port N/);
    expect(words.trim()).not.toContain('\n');
    expect(exitCode).toBe(1);
  });
}
