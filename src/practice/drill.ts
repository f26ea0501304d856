import { randomNumbers } from '../base/randomNumbers.ts';

/** An interview: questions in an order of chance, each answered aloud and then compared with a model answer. */
export interface Drill {
  readonly seed: number;
  readonly cardIds: readonly string[];
  /** Which question it is at; as many as there are questions when it is over. */
  readonly index: number;
  readonly isAnswerShown: boolean;
  readonly answers: readonly DrillAnswer[];
}

export interface DrillAnswer {
  readonly cardId: string;
  /** Which points of the model answer were in one's own, counted from 0. */
  readonly pointsHit: readonly number[];
  readonly spokenMs: number;
}

/** The same seed asks the same questions in the same order. */
export function startDrill(cardIds: readonly string[], count: number, seed: number): Drill {
  return { seed, cardIds: shuffled(cardIds, seed).slice(0, count), index: 0, isAnswerShown: false, answers: [] };
}

/** One has said one's answer, which took `spokenMs`. */
export function answered(drill: Drill, spokenMs: number): Drill {
  const cardId = drill.cardIds[drill.index];
  if (cardId === undefined || drill.isAnswerShown) return drill;
  return { ...drill, isAnswerShown: true, answers: [...drill.answers, { cardId, pointsHit: [], spokenMs }] };
}

/** A point of the current answer was in one's own, or was not after all. */
export function togglePoint(drill: Drill, point: number): Drill {
  const current = drill.answers.at(-1);
  if (!drill.isAnswerShown || !current) return drill;
  const isHit = current.pointsHit.includes(point);
  const others = current.pointsHit.filter((hit) => hit !== point);
  const pointsHit = isHit ? others : [...others, point].toSorted((a, b) => a - b);
  return { ...drill, answers: [...drill.answers.slice(0, -1), { ...current, pointsHit }] };
}

export function nextQuestion(drill: Drill): Drill {
  return drill.isAnswerShown ? { ...drill, index: drill.index + 1, isAnswerShown: false } : drill;
}

/** In an order of chance, every order as likely as any other (Fisher and Yates). */
function shuffled(items: readonly string[], seed: number): readonly string[] {
  const next = randomNumbers(seed);
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = next() % (last + 1);
    const [a, b] = [order[last], order[other]];
    if (a !== undefined && b !== undefined) [order[last], order[other]] = [b, a];
  }
  return order;
}
