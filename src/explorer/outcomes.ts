import type { StateBatch } from './stateBatch.ts';

/**
 * What can happen in a state, as numbers in `code`: how many transitions; for each, how many parts change, its check (0:
 * breaks nothing), and the changes (part, new number). There may be several outcomes for one state.
 */
export interface Outcomes {
  readonly code: Int32Array;
  /** Where in `code` each outcome begins. */
  readonly starts: Int32Array;
  /** How many states can be asked about at a time. */
  readonly statesAtOnce: number;
  /** How many outcomes there are for a state. */
  readonly outcomesPerState: number;
  /** The numbers of the outcomes, into `outcomes`: for each of the first so many states all its own. */
  answer(states: StateBatch, stateCount: number, outcomes: Int32Array): void;
  /** The properties that a transition with this check, from the state with these numbers, breaks. */
  brokenBy(check: number, ids: Int32Array): readonly number[];
}
