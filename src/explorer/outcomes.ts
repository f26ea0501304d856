/**
 * What can happen in a state, as numbers in `code`: how many transitions; for each, how many parts change, its check (0:
 * breaks nothing), and the changes (part, new number). Begins anywhere; there may be several beginnings for one state.
 */
export interface Outcomes {
  readonly code: Int32Array;
  /** How many states can be asked about at a time. */
  readonly statesAtOnce: number;
  /** How many beginnings there are for a state. */
  readonly beginningCount: number;
  /** Where in `code` the outcomes begin, into `starts`: for each state, given by its parts' numbers, all its beginnings. */
  outcomes(states: readonly Int32Array[], stateCount: number, starts: Int32Array): void;
  /** The properties that a transition with this check, from the state with these numbers, breaks. */
  brokenBy(check: number, ids: Int32Array): readonly number[];
}
