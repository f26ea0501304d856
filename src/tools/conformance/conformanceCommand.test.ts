import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { compareIn } from './conformanceCommand.ts';
import { onServer, type RealSystem } from './realSystem.ts';
import { freePort, startProcess, textFrom, type RunningServer } from './serverProcess.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'conformance-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const options = { seed: 1, historyCount: 1 };
let port = 0;

beforeEach(async () => {
  port = await freePort();
});

/** A process of its own that greets whoever connects. */
function startGreeter(): Promise<RunningServer> {
  const program = `require('net').createServer((socket) => socket.end('good day')).listen(${port}, '127.0.0.1')`;
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
