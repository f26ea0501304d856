/** Several states, given by their parts' numbers. */
export interface StateBatch {
  /** All numbers, state after state. */
  readonly ids: Int32Array;
  /** Those of one state, on the same memory. */
  readonly each: readonly Int32Array[];
}

export function stateBatch(stateCount: number, partCount: number): StateBatch {
  const ids = new Int32Array(stateCount * partCount);
  const each = Array.from({ length: stateCount }, (_, at) => ids.subarray(at * partCount, (at + 1) * partCount));
  return { ids, each };
}
