import { expect, test } from 'vitest';
import { comparisonOf, type Comparison } from './comparison.ts';
import { decisionMap } from './testMap.ts';
import { tryDecision, type Attempt, type Trial } from './tryDecision.ts';

const found = comparisonOf(decisionMap);
const comparison = found as Comparison;
const attemptOf = (left: string, right: string): Attempt => ({
  left,
  right,
  rule: 'fence',
  sequence: '1',
  lastSequence: '1',
});
const attempt = (left: string, right: string, more: Partial<Attempt> = {}): Trial =>
  tryDecision(decisionMap, comparison, { ...attemptOf(left, right), ...more });

test('the question is found in the labels of the map', () => {
  expect(found).toMatchObject({ left: 'F', operator: '>=', right: 'last_fence' });
  expect(comparison.yes.to).toBe('apply');
  expect(comparison.no.to).toBe('reject');
});

test('a map without a question has nothing to try', () => {
  expect(comparisonOf({ ...decisionMap, edges: [] })).toBeUndefined();
});

test('a lower token goes the way of no', () => {
  expect(attempt('41', '42')).toMatchObject({
    sentence: '41 >= 42? No: reject.',
    keys: ['node/request', 'edge/request-check-0', 'node/check', 'edge/check-reject-0', 'node/reject'],
    wrong: undefined,
  });
});

test('an equal token goes the way of yes', () => {
  expect(attempt('42', '42').sentence).toBe(
    '42 >= 42? Yes: apply. A late copy of an earlier write with this token would pass too.',
  );
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
  expect(tryDecision(circle, comparison, attemptOf('42', '42')).keys.at(-1)).toBe('edge/apply-check-0');
});

test('a strict fence refuses the live holder, and does not call it stale', () => {
  const trial = attempt('42', '42', { rule: 'strict' });
  expect(trial.sentence).toContain('42 > 42? No: reject. It may be the live holder’s next write');
  expect(trial.labels.get('check')).toBe('2 F > last_fence?<br/>42 > 42?');
  expect(trial.labels.get('reject')).toBe('3 reject');
  expect(attempt('41', '42', { rule: 'strict' }).labels.has('reject')).toBe(false);
});

test('without a fence an older write is applied, and nothing is remembered', () => {
  const trial = attempt('41', '42', { rule: 'no-fence' });
  expect(trial.sentence).toContain('Nothing is asked: apply. The write of the older grant');
  expect(trial.keys.at(-1)).toBe('node/apply');
});

test('with sequence numbers a repeated write is answered and not performed', () => {
  const trial = attempt('42', '42', { rule: 'sequence', sequence: '2', lastSequence: '2' });
  expect(trial.sentence).toContain('(42, 2) > (42, 2)? The very same');
  expect(trial.keys.at(-1)).toBe('node/check');
  expect(attempt('42', '42', { rule: 'sequence', sequence: '1', lastSequence: '2' }).sentence).toContain('late copy');
  expect(attempt('42', '42', { rule: 'sequence', sequence: '3', lastSequence: '2' }).keys.at(-1)).toBe('node/apply');
  expect(attempt('43', '42', { rule: 'sequence', sequence: '1', lastSequence: '9' }).keys.at(-1)).toBe('node/apply');
});

test('a sequence number that is none is named', () => {
  const trial = attempt('42', '42', { rule: 'sequence', sequence: 'x' });
  expect(trial.wrong).toBe('sequence');
  expect(trial.sentence).toContain('seq is not a whole number');
});

test('a drawing shows numbers too long for it by their ends', () => {
  expect(attempt('9007199254740993', '42').labels.get('request')).toBe('1 write<br/>F = 900…740993');
});
