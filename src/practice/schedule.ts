import { createEmptyCard, fsrs, Rating, State, type Card, type Grade as FsrsGrade } from 'ts-fsrs';
import { countedIn, lastOf, type Grade, type Review, type ReviewLog } from './review.ts';

/** FSRS as its library sets it up; without chance, so that the same reviews always give the same dates. */
const scheduler = fsrs({ enable_fuzz: false });
const ratings: Readonly<Record<Grade, FsrsGrade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

export interface Standing {
  /** Undefined for a card that was never graded. */
  readonly dueMs: number | undefined;
  /** Whether it has left the first steps, and comes back after days. */
  readonly isLearned: boolean;
}

/** Where a card stands after its reviews. */
export function standingOf(reviews: readonly Review[] = []): Standing {
  const card = cardAfter(reviews);
  if (card.state === State.New) return { dueMs: undefined, isLearned: false };
  return { dueMs: card.due.getTime(), isLearned: card.state === State.Review };
}

/** When the card would come back, by grade, in milliseconds from `nowMs`. */
export function intervalsAfter(reviews: readonly Review[], nowMs: number): Readonly<Record<Grade, number>> {
  const atMs = Math.max(nowMs, lastOf(reviews) + 1);
  const preview = scheduler.repeat(cardAfter(reviews), new Date(atMs));
  const interval = (grade: Grade): number => preview[ratings[grade]].card.due.getTime() - atMs;
  return { again: interval('again'), hard: interval('hard'), good: interval('good'), easy: interval('easy') };
}

export interface DueCounts {
  readonly due: number;
  readonly fresh: number;
  readonly learned: number;
  /** When the next one will be due, of those that are not yet. */
  readonly nextDueMs: number | undefined;
}

export function dueCountsOf(cardIds: readonly string[], log: ReviewLog, nowMs: number): DueCounts {
  const standings = cardIds.map((id) => standingOf(log[id]));
  const later = standings.flatMap(({ dueMs }) => (dueMs !== undefined && dueMs > nowMs ? dueMs : []));
  return {
    due: standings.filter(({ dueMs }) => dueMs !== undefined && dueMs <= nowMs).length,
    fresh: standings.filter(({ dueMs }) => dueMs === undefined).length,
    learned: standings.filter(({ isLearned }) => isLearned).length,
    nextDueMs: later.length === 0 ? undefined : later.reduce((a, b) => Math.min(a, b)),
  };
}

/** The cards of a session: what is due, the longest overdue first, then new ones in the lesson's order. */
export function cardsToPractise(
  cardIds: readonly string[],
  log: ReviewLog,
  nowMs: number,
  limits: { readonly total: number; readonly fresh: number },
): readonly string[] {
  const standings = cardIds.map((id) => ({ id, dueMs: standingOf(log[id]).dueMs }));
  const due = standings
    .flatMap(({ id, dueMs }) => (dueMs !== undefined && dueMs <= nowMs ? [{ id, dueMs }] : []))
    .toSorted((a, b) => a.dueMs - b.dueMs);
  const fresh = standings.filter(({ dueMs }) => dueMs === undefined).slice(0, limits.fresh);
  return [...due, ...fresh].slice(0, limits.total).map(({ id }) => id);
}

const cards = new WeakMap<readonly Review[], Card>();

function cardAfter(reviews: readonly Review[]): Card {
  const known = cards.get(reviews);
  if (known) return known;
  const counted = countedIn(reviews);
  const start = createEmptyCard(new Date(counted[0]?.atMs ?? 0));
  const card = counted.reduce((before, { atMs, grade }) => {
    return scheduler.next(before, new Date(atMs), ratings[grade]).card;
  }, start);
  cards.set(reviews, card);
  return card;
}
