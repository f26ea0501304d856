import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { awaitsAtTop, pythonFileOf } from './downloadProgram.ts';

const hasPython = (() => {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

function run(source: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'download-')), 'program.py');
  writeFileSync(file, pythonFileOf(source));
  return execFileSync('python3', [file], { encoding: 'utf8' });
}

test('most programs are the file', () => {
  const source = 'async def f():\n    await g()\n\n    await h()\nprint(1)\n';
  expect(awaitsAtTop(source)).toBe(false);
  expect(pythonFileOf(source)).toBe(source);
});

test.runIf(hasPython)('plain python3 runs what was downloaded', () => {
  expect(run(readFileSync('lessons/fencing-tokens/sandbox/reject-the-stale-put.py', 'utf8'))).toBe(
    readFileSync('lessons/fencing-tokens/sandbox/reject-the-stale-put.out', 'utf8'),
  );
  const atTop = `import asyncio
token = await asyncio.sleep(0, 41)
await asyncio.sleep(0)
class Lock:
    """A 'lock' with "quotes", \\\\ and é."""
if __name__ == "__main__":
    print(token, Lock.__doc__)
`;
  expect(run(atTop)).toBe('41 A \'lock\' with "quotes", \\ and é.\n');
});
