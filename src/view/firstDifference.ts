import type { LockTrace, LockTraceStep } from '../engine/traceOf.ts';

/** The first step, counted from 1, at which the worlds do not do the same; undefined when they all agree. */
export function firstDifference(traces: readonly LockTrace[]): number | undefined {
  const [first, ...others] = traces;
  if (!first) return undefined;
  const index = first.steps.findIndex((step, at) => others.some((other) => !isAlike(step, other.steps[at])));
  return index < 0 ? undefined : index + 1;
}

/** Whether a step went alike in two worlds: the same moves, events and breaks. */
function isAlike(a: LockTraceStep, b: LockTraceStep | undefined): boolean {
  return b !== undefined && outcomeOf(a) === outcomeOf(b);
}

function outcomeOf({ moves, broken }: LockTraceStep): string {
  return JSON.stringify([moves.map((move) => (move.type === 'taken' ? move.events : move.why)), broken]);
}
