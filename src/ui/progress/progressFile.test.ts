import { expect, test } from 'vitest';
import type { Progress } from './progress.ts';
import { mergedProgress, progressText, readProgress } from './progressFile.ts';

const mine: Progress = {
  seen: { 'gist/rule': true },
  predictions: { 'stale-put': 1 },
  reviews: { one: [{ atMs: 5, grade: 'good' }] },
  attempts: { first: { hintsShown: 1, solvedIn: ['python'] } },
  best: { level: 7 },
};
const theirs: Progress = {
  seen: { 'story/x': true },
  predictions: {},
  reviews: { one: [{ atMs: 3, grade: 'again' }], gone: [{ atMs: 4, grade: 'easy' }] },
  attempts: { first: { hintsShown: 0, solvedIn: ['typescript'] } },
  best: { level: 9, other: 3 },
};

test('what is written is read again', () => {
  expect(readProgress(progressText('lesson', mine), 'lesson')).toEqual({ type: 'read', progress: mine });
});

test('a file adds to what is there and takes nothing away', () => {
  const both = mergedProgress(mine, theirs);
  expect(both).toEqual(mergedProgress(theirs, mine));
  expect(both.reviews['one']?.map(({ grade }) => grade)).toEqual(['again', 'good']);
  expect(both.attempts['first']).toEqual({ hintsShown: 1, solvedIn: ['python', 'typescript'] });
  expect(both.best).toEqual({ level: 7, other: 3 });
  expect(both.seen).toEqual({ 'gist/rule': true, 'story/x': true });
});

const text = progressText('lesson', mine);
test.each([
  ['from a newer version', text.replace('"version": 1', '"version": 2'), 'a newer version'],
  ['half of it', text.slice(0, text.length / 2), 'ends in the middle'],
  ['nothing', '', 'no progress file'],
  ['something else', '{"a": 1}', 'no progress file'],
  ['no JSON at all', 'PK\u0003\u0004', 'no progress file'],
  ['null', 'null', 'no progress file'],
  ['another lesson', progressText('leases', mine), 'another lesson (leases)'],
  ['a wrong grade', text.replace('"good"', '"great"'), 'damaged'],
  ['a wrong time', text.replace('"atMs": 5', '"atMs": -5'), 'damaged'],
  ['without a part', text.replace('"reviews"', '"review"'), 'damaged'],
])('%s: a sentence', (_, bad, sentence) => {
  const read = readProgress(bad, 'lesson');
  expect(read).toEqual({ type: 'refused', sentence: expect.stringContaining(sentence) as string });
  expect(read).toEqual({ type: 'refused', sentence: expect.stringMatching(/Nothing was changed\.$/) as string });
});
