import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  grades,
  lastReviewMs,
  mergeReviewLogs,
  withClockSetRight,
  withoutLastReview,
  withReview,
  type Review,
  type ReviewLog,
} from './review.ts';
import { standingOf } from './schedule.ts';

const yearMs = 365 * 24 * 60 * 60 * 1000;
const nowMs = Date.UTC(2026, 0, 5);

const reviews = fc
  .array(
    fc.record({
      atMs: fc.integer({ min: 1, max: 30 }),
      grade: fc.constantFrom(...grades),
      isUndone: fc.constantFrom(true as const, undefined),
    }),
    { maxLength: 5 },
  )
  .map((list): readonly Review[] =>
    list.map(({ isUndone, ...review }) => (isUndone ? { ...review, isUndone } : review)),
  );
const logs = fc.dictionary(fc.constantFrom('a', 'b', 'c'), reviews);

test('merging loses no grade, and neither order nor repetition matters', () => {
  fc.assert(
    fc.property(logs, logs, logs, (a, b, c) => {
      const both = mergeReviewLogs(a, b);
      expect(mergeReviewLogs(b, a)).toEqual(both);
      expect(mergeReviewLogs(both, a)).toEqual(both);
      expect(mergeReviewLogs(both, c)).toEqual(mergeReviewLogs(a, mergeReviewLogs(b, c)));
      for (const [id, list] of Object.entries({ ...a, ...b })) {
        for (const { atMs, grade } of list) expect(both[id]).toContainEqual(expect.objectContaining({ atMs, grade }));
      }
    }),
    { numRuns: 300, seed: 42 },
  );
});

test('two tabs that grade at once: both grades count', () => {
  const before: ReviewLog = withReview({}, 'a', 'good', nowMs);
  const one = withReview(before, 'a', 'hard', nowMs + 5);
  const two = withReview(withReview(before, 'a', 'easy', nowMs + 9), 'b', 'again', nowMs + 10);
  const merged = mergeReviewLogs(one, two);
  expect(merged['a']?.map(({ grade }) => grade)).toEqual(['good', 'hard', 'easy']);
  expect(merged['b']).toHaveLength(1);
});

test('what was taken back in one tab does not come back from another', () => {
  const both = withReview({}, 'a', 'easy', nowMs);
  const merged = mergeReviewLogs(both, withoutLastReview(both, 'a'));
  expect(standingOf(merged['a'])).toEqual({ dueMs: undefined, isLearned: false });
});

test('a clock set back a year: the next review comes after the last, and dates stay sane', () => {
  const log = withReview({}, 'a', 'good', nowMs);
  const later = withReview(log, 'a', 'good', nowMs - yearMs);
  expect(later['a']?.map(({ atMs }) => atMs - nowMs)).toEqual([0, 1]);
  expect(standingOf(later['a']).dueMs).toBeGreaterThan(nowMs);
  expect(lastReviewMs(later)).toBe(nowMs + 1);
});

test('reviews from a clock that was ahead can be counted as done now, in every tab', () => {
  const ahead = withReview(withReview({}, 'a', 'good', nowMs + yearMs), 'a', 'easy', nowMs + yearMs + 60_000);
  const right = withClockSetRight(ahead, nowMs);
  expect(lastReviewMs(right)).toBe(nowMs);
  const merged = mergeReviewLogs(ahead, right);
  expect(lastReviewMs(merged)).toBe(nowMs);
  expect(standingOf(merged['a']).dueMs).toBeLessThan(nowMs + yearMs);
  expect(withReview(merged, 'a', 'good', nowMs + 7)['a']?.at(-1)?.atMs).toBe(nowMs + 7);
});
