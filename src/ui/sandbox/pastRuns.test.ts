import { expect, test } from 'vitest';
import { mergeRuns, withRun, type PastRun } from './pastRuns.ts';

const run = (atMs: number, code = `print(${atMs})`, printed = `${atMs}\n`): PastRun => ({
  atMs,
  code,
  printed,
  sentence: 'Ended after 1 ms, one line of output.',
});

test('the latest run comes first, and only the last eight are kept', () => {
  const runs = Array.from({ length: 12 }, (_, index) => run(index)).reduce<readonly PastRun[]>(withRun, []);
  expect(runs.map(({ atMs }) => atMs)).toEqual([11, 10, 9, 8, 7, 6, 5, 4]);
});

test('the same code with the same output is kept once', () => {
  const runs = withRun(withRun(withRun([], run(1, 'a', 'x')), run(2, 'a', 'y')), run(3, 'a', 'x'));
  expect(runs.map(({ atMs }) => atMs)).toEqual([3, 2]);
});

test('of a long output the beginning is kept, and it says so', () => {
  const [kept] = withRun([], run(1, 'a', 'x'.repeat(10_000)));
  expect(kept?.printed).toHaveLength(4_000 + '\n… (the rest was not kept)'.length);
  expect(withRun(kept ? [kept] : [], run(2, 'a', 'x'.repeat(10_000)))).toHaveLength(1);
});

test('two tabs agree on what both have run', () => {
  const [mine, theirs] = [
    [run(5), run(1)],
    [run(4), run(1)],
  ];
  expect(mergeRuns(mine, theirs).map(({ atMs }) => atMs)).toEqual([5, 4, 1]);
  expect(mergeRuns(theirs, mine)).toEqual(mergeRuns(mine, theirs));
});
