import { defined } from '../base/assert.ts';
import type { Model } from './model.ts';
import type { Schedule, Step } from './schedule.ts';
import type { Move, Trace, TraceStep } from './trace.ts';

/** Runs `schedule` from the model's first initial state. Never throws: an impossible action is a move not taken. */
export function run<State, Action, Event>(
  model: Model<State, Action, Event>,
  schedule: Schedule<Action>,
): Trace<State, Action, Event> {
  const initial = defined(model.initialStates[0], 'initial state');
  const broken = new Set<string>();
  const steps: TraceStep<State, Action, Event>[] = [];
  let state = initial;
  for (const step of schedule) {
    const traced = runStep(model, state, step, broken);
    steps.push(traced);
    state = traced.state;
  }
  return { initial, steps };
}

function runStep<State, Action, Event>(
  model: Model<State, Action, Event>,
  start: State,
  step: Step<Action>,
  brokenBefore: Set<string>,
): TraceStep<State, Action, Event> {
  const moves: Move<State, Action, Event>[] = [];
  const broken: string[] = [];
  let state = start;
  for (const action of step) {
    const why = model.obstacleTo(state, action);
    if (why !== undefined) {
      moves.push({ type: 'notTaken', action, why });
      continue;
    }
    const transition = model.next(state, action);
    for (const property of model.properties) {
      if (brokenBefore.has(property.name) || !property.isBrokenBy(state, transition)) continue;
      brokenBefore.add(property.name);
      broken.push(property.name);
    }
    moves.push({ type: 'taken', action, ...transition });
    state = transition.state;
  }
  return { moves, state, broken };
}
