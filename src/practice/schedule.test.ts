import { createEmptyCard, fsrs, Rating, State, type Card, type Grade as FsrsGrade } from 'ts-fsrs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { grades, withReview, type Grade, type ReviewLog } from './review.ts';
import { cardsToPractise, dueCountsOf, intervalsAfter, standingOf } from './schedule.ts';

const dayMs = 24 * 60 * 60 * 1000;
const startMs = Date.UTC(2026, 0, 5, 8);
const library = fsrs({ enable_fuzz: false });
const ratings: Readonly<Record<Grade, FsrsGrade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

/** What the library says, asked for nothing but its next card, one review after the other. */
function byLibrary(reviews: readonly { readonly grade: Grade; readonly atMs: number }[]): Card {
  let card = createEmptyCard(new Date(startMs));
  for (const { grade, atMs } of reviews) card = library.next(card, new Date(atMs), ratings[grade]).card;
  return card;
}

test('due dates are the library’s own, whatever the grades and however long one waited', () => {
  const histories = fc.array(fc.tuple(fc.constantFrom(...grades), fc.integer({ min: 0, max: 400 * dayMs })), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(histories, (history) => {
      let log: ReviewLog = {};
      let nowMs = startMs;
      for (const [grade, waitMs] of history) {
        nowMs += waitMs + 1;
        log = withReview(log, 'card', grade, nowMs);
      }
      const reviews = log['card'] ?? [];
      const card = byLibrary(reviews);
      expect(standingOf(reviews)).toEqual({ dueMs: card.due.getTime(), isLearned: card.state === State.Review });
      const preview = library.repeat(card, new Date(nowMs + dayMs));
      expect(intervalsAfter(reviews, nowMs + dayMs).good).toBe(preview[Rating.Good].card.due.getTime() - nowMs - dayMs);
    }),
    { numRuns: 300, seed: 41 },
  );
});

test('a first answer, in minutes and days', () => {
  const { again, hard, good, easy } = intervalsAfter([], startMs);
  expect([again, hard, good].map((ms) => ms / 60_000)).toEqual([1, 6, 10]);
  expect(easy / dayMs).toBe(8);
});

describe('what to practise', () => {
  const log: ReviewLog = {
    due: [{ grade: 'good', atMs: startMs }],
    overdue: [{ grade: 'again', atMs: startMs - dayMs }],
    later: [{ grade: 'easy', atMs: startMs }],
    'no longer in the lesson': [{ grade: 'again', atMs: startMs }],
  };
  const ids = ['new', 'later', 'due', 'overdue', 'newer'];
  const nowMs = startMs + 20 * 60_000;

  test('the longest overdue first, then new ones', () => {
    expect(cardsToPractise(ids, log, nowMs, { total: 30, fresh: 30 })).toEqual(['overdue', 'due', 'new', 'newer']);
    expect(cardsToPractise(ids, log, nowMs, { total: 30, fresh: 1 })).toEqual(['overdue', 'due', 'new']);
    expect(cardsToPractise(ids, log, nowMs, { total: 1, fresh: 1 })).toEqual(['overdue']);
  });

  test('the counts', () => {
    const nextDueMs = startMs + 8 * dayMs;
    expect(dueCountsOf(ids, log, nowMs)).toEqual({ due: 2, fresh: 2, learned: 1, nextDueMs });
    expect(dueCountsOf(ids, {}, nowMs)).toEqual({ due: 0, fresh: 5, learned: 0, nextDueMs: undefined });
  });
});
