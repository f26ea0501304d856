import type { OrderItem, TurningPoint } from '../../lesson/lesson.ts';
import type { Story } from '../../view/story.ts';
import { pointAhead, pointsOnStage, rightChoice } from '../gist/prediction/turningPoints.ts';
import type { State } from '../state/store.ts';
import { scenarioIn } from './walk.ts';

/** What the hall is asked before it sees the answer. */
export interface Ask {
  /** Under what the hands counted for it are kept. */
  readonly key: string;
  readonly question: string;
  readonly choices: readonly string[];
  /** Which choice is what happened, once it has. */
  readonly right: number | undefined;
}

/** `ahead` is open; `decided` is what the step that is shown has just decided. */
export interface Asks {
  readonly ahead: Ask | undefined;
  readonly decided: Ask | undefined;
}

export interface Asking {
  readonly item: OrderItem | undefined;
  readonly stage: Pick<State, 'scenarioId' | 'firstScenarioId' | 'edit'>;
  readonly stepIndex: number;
  /** What is on the Stage, when it is needed. */
  readonly story: () => Story | undefined;
}

/**
 * The steps of a story are asked about as on the page: before its turning points, and what happens is looked up in the
 * run. What has no steps is asked what the running order asks.
 */
export function asksAt(points: readonly TurningPoint[], { item, stage, stepIndex, story }: Asking): Asks {
  if (item && scenarioIn(item) === undefined) {
    const { id, ask } = item;
    return { ahead: ask && { key: `item/${id}`, ...ask, right: undefined }, decided: undefined };
  }
  const own = pointsOnStage(points, stage).filter(({ step }) => isWithin(item, step));
  const [ahead, decided] = [pointAhead(own, stepIndex), own.find(({ step }) => step === stepIndex)];
  const shown = decided && story();
  return { ahead: ahead && askOf(ahead), decided: decided && askOf(decided, shown && rightChoice(decided, shown)) };
}

function isWithin(item: OrderItem | undefined, step: number): boolean {
  const place = item?.place;
  return place?.type !== 'scenario' || (step > place.from && step <= place.to);
}

function askOf({ id, question, choices }: TurningPoint, right?: number): Ask {
  return {
    key: `prediction/${id}`,
    question,
    choices: choices.map(({ text }) => text),
    right: right === undefined || right < 0 ? undefined : right,
  };
}

/** The numbers as they are typed: nothing is no hand, and no hall has more than a hundred thousand. */
export function handsOf(text: string): number {
  const count = Number.parseInt(text, 10);
  return Number.isFinite(count) ? Math.max(0, Math.min(count, 100_000)) : 0;
}
