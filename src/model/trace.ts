import type { Transition } from './model.ts';

/** A schedule run in one world: per step, what each of its actions did there. Derived, never stored. */
export interface Trace<State, Action, Event> {
  readonly initial: State;
  readonly steps: readonly TraceStep<State, Action, Event>[];
}

export interface TraceStep<State, Action, Event> {
  readonly moves: readonly Move<State, Action, Event>[];
  /** The state after the step. */
  readonly state: State;
  /** Names of the properties that this step broke first. */
  readonly broken: readonly string[];
}

/** One action of a schedule as this world saw it: taken, or impossible here, and why. */
export type Move<State, Action, Event> =
  | ({ readonly type: 'taken'; readonly action: Action } & Transition<State, Event>)
  | { readonly type: 'notTaken'; readonly action: Action; readonly why: string };
