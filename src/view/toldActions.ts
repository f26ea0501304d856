import type { LockAction } from '../engine/action.ts';
import type { Asking } from '../engine/asked.ts';
import type { LockConfig } from '../engine/config.ts';
import { traceOf } from '../engine/traceOf.ts';
import { stepWordsOf, type StepWords } from './stepWords.ts';

/** What each action of a run is, in words. Where storage asks, `asking` has to know the answers. */
export function toldActions(
  config: LockConfig,
  asking: Asking | undefined,
  actions: readonly LockAction[],
): readonly StepWords[] {
  const trace = traceOf(
    config,
    actions.map((action) => [action]),
    asking,
  );
  return actions.map((_, index) => stepWordsOf(config, trace, index));
}
