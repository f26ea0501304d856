import { mergedRecords } from '../base/mergedRecords.ts';

export const grades = ['again', 'hard', 'good', 'easy'] as const;
export type Grade = (typeof grades)[number];

/** One answer to a card, as its learner graded it. */
export interface Review {
  readonly atMs: number;
  readonly grade: Grade;
  /** Taken back: it stays in the list, so that another tab does not bring it back. */
  readonly isUndone?: true | undefined;
}

/** The reviews of each card, oldest first. Everything else, as when a card is due, follows from them. */
export type ReviewLog = Readonly<Record<string, readonly Review[]>>;

/** Every review of both, each once. Two tabs, or a file and a browser, may each have some that the other lacks. */
export function mergeReviewLogs(a: ReviewLog, b: ReviewLog): ReviewLog {
  const all = mergedRecords(a, b, (ofA, ofB) => [...ofA, ...ofB]);
  return Object.fromEntries(Object.entries(all).map(([id, reviews]) => [id, eachOnce(reviews)]));
}

function eachOnce(reviews: readonly Review[]): readonly Review[] {
  const merged = new Map<string, Review>();
  for (const review of reviews) {
    const key = `${review.atMs} ${review.grade}`;
    if (review.isUndone || !merged.has(key)) merged.set(key, review);
  }
  return [...merged.values()].toSorted((x, y) => x.atMs - y.atMs || grades.indexOf(x.grade) - grades.indexOf(y.grade));
}

/** The log with one more review. A clock that was set back does not put it before what was reviewed already. */
export function withReview(log: ReviewLog, cardId: string, grade: Grade, nowMs: number): ReviewLog {
  const reviews = log[cardId] ?? [];
  const atMs = Math.max(nowMs, lastOf(reviews) + 1);
  return { ...log, [cardId]: [...reviews, { atMs, grade }] };
}

/** When the newest review that counts was; 0 without any. */
export function lastOf(reviews: readonly Review[]): number {
  return countedIn(reviews).at(-1)?.atMs ?? 0;
}

export function countedIn(reviews: readonly Review[]): readonly Review[] {
  return reviews.filter(({ isUndone }) => !isUndone);
}

/** The log in which the newest review of a card does not count. */
export function withoutLastReview(log: ReviewLog, cardId: string): ReviewLog {
  const reviews = log[cardId] ?? [];
  const last = reviews.findLastIndex(({ isUndone }) => !isUndone);
  return {
    ...log,
    [cardId]: reviews.map((review, index) => (index === last ? { ...review, isUndone: true } : review)),
  };
}

/** The newest review of all that count. */
export function lastReviewMs(log: ReviewLog): number | undefined {
  const last = Object.values(log).reduce((latest, reviews) => Math.max(latest, lastOf(reviews)), 0);
  return last === 0 ? undefined : last;
}

/** For reviews made while the clock was ahead: what lies after `nowMs` counts as done now, in the same order. */
export function withClockSetRight(log: ReviewLog, nowMs: number): ReviewLog {
  return Object.fromEntries(Object.entries(log).map(([id, reviews]) => [id, setRight(reviews, nowMs)]));
}

function setRight(reviews: readonly Review[], nowMs: number): readonly Review[] {
  const isLate = ({ atMs, isUndone }: Review): boolean => !isUndone && atMs > nowMs;
  const late = reviews.filter(isLate);
  const moved = late.map((review, index) => ({ ...review, atMs: nowMs - late.length + 1 + index }));
  const kept = reviews.filter((review) => !isLate(review));
  const undone = late.map((review): Review => ({ ...review, isUndone: true }));
  return [...kept, ...moved, ...undone].toSorted((a, b) => a.atMs - b.atMs);
}
