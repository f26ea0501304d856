import { expect, test } from 'vitest';
import { runProgram } from './process.mjs';

test('a program that hangs is ended, and what it had said is kept', async () => {
  const hangs = 'console.log("so far"); setInterval(() => undefined, 1_000)';
  const { code, output } = await runProgram(process.execPath, ['-e', hangs], { quiet: true, limitMs: 2_000 });
  expect(code).toBe(124);
  expect(output).toMatch(/had not ended after 2 s/);
  expect(output).toContain('so far');
});

test('a program that ends in time is not touched', async () => {
  const { code, output } = await runProgram(process.execPath, ['-e', 'console.log("all")'], {
    quiet: true,
    limitMs: 60_000,
  });
  expect({ code, output }).toEqual({ code: 0, output: 'all\n' });
});
