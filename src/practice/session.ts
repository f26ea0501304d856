import type { Grade } from './review.ts';

/** Cards one after the other, until each has been answered. */
export interface Session {
  /** The cards still to come, the current one first. */
  readonly queue: readonly string[];
  readonly isAnswerShown: boolean;
  /** Every grade given, in order. */
  readonly given: readonly { readonly cardId: string; readonly grade: Grade }[];
  /** How many different cards it has. */
  readonly cardCount: number;
}

/** How often a card may be forgotten before the session goes on without it: a session ends. */
const mostReturns = 2;
/** So many others come first, where there are as many. */
const cardsBetween = 3;

export function startSession(cardIds: readonly string[]): Session {
  return { queue: cardIds, isAnswerShown: false, given: [], cardCount: cardIds.length };
}

export function showAnswer(session: Session): Session {
  return { ...session, isAnswerShown: session.queue.length > 0 };
}

/** Grades the current card. One that was forgotten comes back in this session. */
export function grade(session: Session, given: Grade): Session {
  const [cardId, ...rest] = session.queue;
  if (cardId === undefined) return session;
  const forgotten = session.given.filter((one) => one.cardId === cardId && one.grade === 'again').length;
  const comesBack = given === 'again' && forgotten < mostReturns;
  const queue = comesBack ? [...rest.slice(0, cardsBetween), cardId, ...rest.slice(cardsBetween)] : rest;
  return { ...session, queue, isAnswerShown: false, given: [...session.given, { cardId, grade: given }] };
}

/** Takes the last grade back: its card is the current one again, with the answer in view. */
export function undoGrade(session: Session): Session {
  const last = session.given.at(-1);
  if (!last) return session;
  const given = session.given.slice(0, -1);
  const forgotten = given.filter((one) => one.cardId === last.cardId && one.grade === 'again').length;
  const cameBack = last.grade === 'again' && forgotten < mostReturns;
  const returned = cameBack ? session.queue.indexOf(last.cardId) : -1;
  const others = session.queue.filter((_, index) => index !== returned);
  return { ...session, queue: [last.cardId, ...others], isAnswerShown: true, given };
}

/** How many of its cards are over. */
export function doneCount({ queue, cardCount }: Session): number {
  return cardCount - new Set(queue).size;
}

export function isOver({ queue }: Session): boolean {
  return queue.length === 0;
}
