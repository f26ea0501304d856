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
  const held = firstRefusalOf(trace);
  return held <= stepCount ? { type: 'held', stepNumber: held } : { type: 'open' };
}

const firstRefusals = new WeakMap<LockTrace, number>();

/** The step that refused the first stale request, found once for each trace; infinite without one. */
function firstRefusalOf(trace: LockTrace): number {
  const known = firstRefusals.get(trace);
  if (known !== undefined) return known;
  const index = trace.steps.findIndex(({ moves }) =>
    moves.some((move) => move.type === 'taken' && toneOf(move.events) === 'good'),
  );
  const found = index < 0 ? Infinity : index + 1;
  firstRefusals.set(trace, found);
  return found;
}
