import { run } from '../model/run.ts';
import type { Schedule } from '../model/schedule.ts';
import type { Trace, TraceStep } from '../model/trace.ts';
import type { LockAction } from './action.ts';
import type { Asking } from './asked.ts';
import type { LockConfig } from './config.ts';
import type { LockEvent } from './event.ts';
import { steppedModel } from './steppedModel.ts';
import type { LockState } from './state.ts';

export type LockTrace = Trace<LockState, LockAction, LockEvent>;
export type LockTraceStep = TraceStep<LockState, LockAction, LockEvent>;

/** What `schedule` does in the system that `config` describes; `asking` is for one that asks. */
export function traceOf(config: LockConfig, schedule: Schedule<LockAction>, asking?: Asking): LockTrace {
  return run(steppedModel(config, asking), schedule);
}
