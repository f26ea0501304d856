import { expect, test } from 'vitest';
import { comparisonOf, type Comparison } from './comparison.ts';
import { decisionMap } from './testMap.ts';
import { tryDecision } from './tryDecision.ts';

const found = comparisonOf(decisionMap);
const comparison = found as Comparison;
const attempt = (left: string, right: string): ReturnType<typeof tryDecision> =>
  tryDecision(decisionMap, comparison, left, right);

test('the question is found in the labels of the map', () => {
  expect(found).toMatchObject({ left: 'F', operator: '>=', right: 'last_fence' });
  expect(comparison.yes.to).toBe('apply');
  expect(comparison.no.to).toBe('reject');
});

test('a map without a question has nothing to try', () => {
  expect(comparisonOf({ ...decisionMap, edges: [] })).toBeUndefined();
});

test('a lower token goes the way of no', () => {
  expect(attempt('41', '42')).toEqual({
    sentence: '41 >= 42? No: reject.',
    keys: ['node/request', 'edge/request-check-0', 'node/check', 'edge/check-reject-0', 'node/reject'],
    wrong: undefined,
  });
});

test('an equal token goes the way of yes', () => {
  expect(attempt('42', '42').sentence).toBe('42 >= 42? Yes: apply.');
  expect(attempt('42', '42').keys.at(-1)).toBe('node/apply');
});

test('tokens that differ only beyond 2^53 are told apart, and the trap is named', () => {
  const { sentence } = attempt('9007199254740992', '9007199254740993');
  expect(sentence).toContain('? No: reject.');
  expect(sentence).toContain('9007199254740991');
});

test.each([
  ['', '42', 'left', 'Type a whole number for F'],
  ['-1', '42', 'left', 'F is below zero'],
  ['4.2', '42', 'left', 'F is not a whole number'],
  ['41', 'x', 'right', 'last_fence is not a whole number'],
  ['1'.repeat(31), '42', 'left', 'F is too long'],
])('%s and %s: a sentence, and no path', (left, right, wrong, sentence) => {
  const trial = attempt(left, right);
  expect(trial.wrong).toBe(wrong);
  expect(trial.sentence).toContain(sentence);
  expect(trial.keys).toEqual([]);
});

test('a map that runs in a circle ends where it was before', () => {
  const back = { ...comparison.no, id: 'apply-check-0', from: 'apply', to: 'check', label: '' };
  const circle = { ...decisionMap, edges: [...decisionMap.edges, back] };
  expect(tryDecision(circle, comparison, '42', '42').keys.at(-1)).toBe('edge/apply-check-0');
});
