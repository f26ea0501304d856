import type { LockState } from '../../engine/state.ts';
import type { LockTrace } from '../../engine/traceOf.ts';

/** The state after `stepIndex` steps. */
export function stateAfter(trace: LockTrace, stepIndex: number): LockState {
  return trace.steps[stepIndex - 1]?.state ?? trace.initial;
}
