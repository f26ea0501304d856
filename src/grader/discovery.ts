import { QuestionPending } from '../engine/questionPending.ts';
import type { Model } from '../model/model.ts';

/** Finds out, a bit further with every answer, which questions a model will ever ask. */
export interface Discovery {
  /** Visits every state that the answers so far lead to; the questions that are in the way of the others. */
  goOn(): readonly QuestionPending[];
  /** Whether there were more states than allowed. */
  readonly isCut: boolean;
}

interface Step<State, Action> {
  readonly from: State;
  readonly action: Action;
}

/**
 * Visits each state once, in no order that would matter. A step that meets a question without an answer waits until it is
 * told to go on; the others go on elsewhere.
 */
export function startDiscovery<State, Action, Event>(
  model: Model<State, Action, Event>,
  mostStates: number,
): Discovery {
  const known = new Set<string>();
  const steps: Step<State, Action>[] = [];
  let waiting: readonly Step<State, Action>[] = [];

  function visit(state: State): void {
    const key = model.keyOf(state);
    if (known.has(key) || known.size >= mostStates) return;
    known.add(key);
    // The first one last, since the last one is taken next.
    for (const action of model.actionsOf(state).toReversed()) steps.push({ from: state, action });
  }

  function goOn(): readonly QuestionPending[] {
    const questions: QuestionPending[] = [];
    const stillWaiting: Step<State, Action>[] = [];
    for (const step of waiting) steps.push(step);
    for (let step = steps.pop(); step; step = steps.pop()) {
      try {
        visit(model.next(step.from, step.action).state);
      } catch (error) {
        if (!(error instanceof QuestionPending)) throw error;
        questions.push(error);
        stillWaiting.push(step);
      }
    }
    waiting = stillWaiting;
    return questions;
  }

  model.initialStates.forEach(visit);
  return {
    goOn,
    get isCut() {
      return known.size >= mostStates;
    },
  };
}
