import { expect, test } from 'vitest';
import { countText, searchSentence, searchSizeText, verdictWords } from './searchWords.ts';

const searched = { stateCount: 48_599, transitionCount: 158_212, depth: 30, usedSymmetry: false } as const;
const holds = { counterexample: undefined };
const broken = { counterexample: [1, 2, 3] };

test.each([
  [{ ...searched, end: 'complete', verdicts: [holds] }, 'All 48,599 states: nothing is violated.'],
  [{ ...searched, end: 'complete', verdicts: [holds, broken] }, 'All 48,599 states: 1 of 2 properties violated.'],
  [
    { ...searched, end: 'stateLimit', verdicts: [holds] },
    'Bounded: the first 48,599 states: nothing is violated so far.',
  ],
  [{ ...searched, end: 'stopped', verdicts: [holds] }, 'Stopped after 48,599 states: nothing is violated so far.'],
  [
    { ...searched, end: 'complete', usedSymmetry: true, verdicts: [holds] },
    'All 48,599 states, clients that are alike counted once: nothing is violated.',
  ],
] as const)('%j', (result, sentence) => {
  expect(searchSentence(result)).toBe(sentence);
});

test('only a complete search says that something holds', () => {
  expect(verdictWords({ end: 'complete' }, undefined)).toBe('holds');
  expect(verdictWords({ end: 'stopped' }, undefined)).toBe('not violated as far as was looked');
  expect(verdictWords({ end: 'stopped' }, [1])).toBe('violated in 1 step');
});

test('sizes', () => {
  const text = searchSizeText({ ...searched, end: 'complete', verdicts: [] }, 1_234);
  expect(text).toBe('158,212 transitions, at most 30 steps deep, 1.23 s');
  expect([0, 999, 1_000, 1_234_567].map(countText)).toEqual(['0', '999', '1,000', '1,234,567']);
});
