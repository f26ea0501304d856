import type { LockTrace } from '../engine/traceOf.ts';
import { propertyWords } from './propertyWords.ts';
import { verdictOf } from './verdict.ts';

/** How a world has fared after `stepCount` steps, in a few words. */
export function verdictLabel(trace: LockTrace, stepCount: number): string {
  const verdict = verdictOf(trace, stepCount);
  switch (verdict.type) {
    case 'broken':
      return `${propertyWords(verdict.property).label} at step ${verdict.stepNumber}`;
    case 'held':
      return `stale request refused at step ${verdict.stepNumber}`;
    case 'open':
      return 'no data wrong so far';
  }
}
