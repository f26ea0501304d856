/**
 * What can happen in a state, as numbers in `code`: how many transitions; for each, how many parts change, its check (0:
 * breaks nothing), and the changes (part, new number). Begins anywhere; there may be several beginnings for one state.
 */
export interface Outcomes {
  readonly code: Int32Array;
  /** Where in `code` the outcomes for a state begin, in `starts`, and how many beginnings there are. */
  outcomes(ids: Int32Array, starts: Int32Array): number;
  /** The properties that a transition with this check, from the state with these numbers, breaks. */
  brokenBy(check: number, ids: Int32Array): readonly number[];
}
