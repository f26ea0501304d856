import type { LockAction } from '../engine/action.ts';
import type { AskedProgram } from '../engine/asked.ts';
import type { LockConfig } from '../engine/config.ts';
import { traceOf } from '../engine/traceOf.ts';
import { stepWordsOf, type StepWords } from './stepWords.ts';

/** What each action of a run is, in words. Where storage asks, `program` has to know the answers. */
export function toldActions(
  config: LockConfig,
  program: AskedProgram | undefined,
  actions: readonly LockAction[],
): readonly StepWords[] {
  const trace = traceOf(
    config,
    actions.map((action) => [action]),
    program,
  );
  return actions.map((_, index) => stepWordsOf(config, trace, index));
}
