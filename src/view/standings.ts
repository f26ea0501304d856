import type { LockConfig } from '../engine/config.ts';
import { propertiesOf, type PropertyName } from '../engine/properties.ts';
import type { LockTrace } from '../engine/traceOf.ts';
import { breaksOf } from './standing.ts';

/** How one property stands after some steps. */
export interface Standing {
  readonly property: PropertyName;
  /** The step, counted from 1, that broke it; undefined while it holds. */
  readonly brokenAt: number | undefined;
}

export function standingsOf(config: LockConfig, trace: LockTrace, stepCount: number): readonly Standing[] {
  const breaks = breaksOf(trace, stepCount);
  return propertiesOf(config).map(({ name: property }) => ({
    property,
    brokenAt: breaks.find((found) => found.property === property)?.stepNumber,
  }));
}
