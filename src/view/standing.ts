import type { PropertyName } from '../engine/properties.ts';
import type { LockTrace, LockTraceStep } from '../engine/traceOf.ts';

/** Where a property broke: the step, counted from 1. */
export interface Break {
  readonly property: PropertyName;
  readonly stepNumber: number;
}

/** The properties about data. The others describe the lock, which a fence does not mend. */
const dataProperties: readonly string[] = [
  'accepted-tokens-never-decrease',
  'no-lost-update',
  'no-write-undone',
  'no-newer-write-overwritten',
];

/** Each step of a story asks for them; they are found once for each trace. */
const breaks = new WeakMap<LockTrace, readonly Break[]>();

/** All properties that broke within the first `stepCount` steps, in order. */
export function breaksOf(trace: LockTrace, stepCount = trace.steps.length): readonly Break[] {
  let all = breaks.get(trace);
  if (!all) {
    all = trace.steps.flatMap((step, index) => brokenIn(step).map((property) => ({ property, stepNumber: index + 1 })));
    breaks.set(trace, all);
  }
  return all.filter(({ stepNumber }) => stepNumber <= stepCount);
}

/** The breaks that mean that data is wrong. */
export function dataBreaksOf(trace: LockTrace, stepCount = trace.steps.length): readonly Break[] {
  return breaksOf(trace, stepCount).filter(({ property }) => dataProperties.includes(property));
}

/** The properties that a step broke first. */
export function brokenIn(step: LockTraceStep): readonly PropertyName[] {
  return step.broken as readonly PropertyName[];
}
