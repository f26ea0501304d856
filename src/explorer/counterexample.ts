import { defined } from '../base/assert.ts';
import type { Model } from '../model/model.ts';

/** A way through rows, found again as actions. */
export interface Trail<State> {
  readonly start: State;
  /** The rows from that of the start to that of the state in which the last action is taken. */
  readonly indexes: readonly number[];
  /** Whether the state is in the row, or one that is alike is. */
  isAt(state: State, index: number): boolean;
}

/** The actions that lead along the trail, and the one that breaks the property at its end. */
export function counterexampleAlong<State, Action, Event>(
  model: Model<State, Action, Event>,
  property: number,
  { start, indexes, isAt }: Trail<State>,
): readonly Action[] {
  const actions: Action[] = [];
  let state = start;
  for (const index of indexes.slice(1)) {
    const before = state;
    const steps = model.actionsOf(before).map((action) => ({ action, state: model.next(before, action).state }));
    const step = defined(
      steps.find((each) => isAt(each.state, index)),
      'step of a counterexample',
    );
    actions.push(step.action);
    state = step.state;
  }
  const { isBrokenBy } = defined(model.properties[property], 'property');
  const last = model.actionsOf(state).find((action) => isBrokenBy(state, model.next(state, action)));
  return [...actions, defined(last, 'last action of a counterexample')];
}
