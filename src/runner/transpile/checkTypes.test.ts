import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkTypes } from './checkTypes.ts';

test('nothing is said against good programs, the one of the lesson among them', () => {
  const lesson = readFileSync('lessons/fencing-tokens/sandbox/reject-the-stale-put.ts', 'utf8');
  const modern = `const name = await Promise.resolve(41);
{ using lock = { [Symbol.dispose]: () => console.log('free') }; console.table([lock]); }
setTimeout(() => console.log([3, 1].toSorted(), name, structuredClone(new Map([[1, 2n]]))), 5);`;
  for (const program of [lesson, modern, '']) expect(checkTypes(program)).toEqual({ problems: [], count: 0 });
});

test('an error of types has its place, its line and a mark', () => {
  const { problems, count } = checkTypes('const fence: number = 41;\n  fence.toUpperCase();\n');
  expect(count).toBe(1);
  expect(problems).toEqual([
    "main.ts:2:9 Property 'toUpperCase' does not exist on type 'number'.\n    fence.toUpperCase();\n          ^",
  ]);
});

test('a page is not there', () => {
  expect(checkTypes('document.title;').problems[0]).toContain("Cannot find name 'document'");
});

test('of many errors the first are told and all are counted', () => {
  const { problems, count } = checkTypes(
    'let a: string = 1;\n'.replace('a', 'a0') +
      Array.from({ length: 24 }, (_, i) => `let a${i + 1}: string = 1;`).join('\n'),
  );
  expect([problems.length, count]).toEqual([10, 25]);
});

test('what is not valid syntax is somebody else’s to tell', () => {
  expect(checkTypes('const = ;')).toEqual({ problems: [], count: 0 });
});
