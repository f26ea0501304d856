import type { PropertyName } from '../engine/properties.ts';
import type { LockTrace } from '../engine/traceOf.ts';
import { breaksOf, dataBreaksOf } from './standing.ts';
import { toneOf } from './tone.ts';

/** How a world has fared: data is wrong, the holder was refused, a stale request was refused, or none of these yet. */
export type Verdict =
  | { readonly type: 'broken'; readonly property: PropertyName; readonly stepNumber: number }
  | { readonly type: 'held'; readonly stepNumber: number }
  | { readonly type: 'open' };

/** The verdict after `stepCount` steps. Wrong data weighs more than a refused holder. */
export function verdictOf(trace: LockTrace, stepCount: number): Verdict {
  const [wrongData] = dataBreaksOf(trace, stepCount);
  const refused = breaksOf(trace, stepCount).find(({ property }) => property === 'holder-never-refused');
  const broken = wrongData ?? refused;
  if (broken) return { type: 'broken', ...broken };
  const held = trace.steps
    .slice(0, stepCount)
    .findIndex(({ moves }) => moves.some((move) => move.type === 'taken' && toneOf(move.events) === 'good'));
  return held < 0 ? { type: 'open' } : { type: 'held', stepNumber: held + 1 };
}
