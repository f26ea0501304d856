import { defined } from '../base/assert.ts';
import type { Model, Transition } from './model.ts';

export interface WalkStep<State, Action, Event> extends Transition<State, Event> {
  readonly before: State;
  readonly action: Action;
}

/**
 * A walk from the model's first initial state that leaves each choice to `choose`: the number it gives picks among the
 * possible actions, modulo how many there are. Ends where nothing is possible; a walk may have no end, so the caller stops.
 */
export function* walk<State, Action, Event>(
  model: Model<State, Action, Event>,
  choose: () => number,
): Generator<WalkStep<State, Action, Event>, void, undefined> {
  let before = defined(model.initialStates[0], 'initial state');
  for (;;) {
    const actions = model.actionsOf(before);
    const action = actions[choose() % actions.length];
    if (action === undefined) return;
    const transition = model.next(before, action);
    yield { before, action, ...transition };
    before = transition.state;
  }
}
