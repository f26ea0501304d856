import type { Schedule } from '../model/schedule.ts';
import type { LockAction } from './action.ts';
import type { Asking } from './asked.ts';
import type { LockConfig } from './config.ts';
import type { WorldId } from './world.ts';

/** A story: a system, the choices of one run, and the worlds in which the lesson shows it. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly config: LockConfig;
  readonly worlds: readonly WorldId[];
  readonly schedule: Schedule<LockAction>;
  /** The learner's own world, shown first: a system that asks, and the program that it asks. */
  readonly own?: OwnSystem;
}

export interface OwnSystem {
  readonly config: LockConfig;
  readonly asking: Asking;
}
