import type { LockAction } from '../../engine/action.ts';
import type { Scenario } from '../../engine/scenario.ts';
import type { WorldId } from '../../engine/world.ts';
import type { Schedule } from '../../model/schedule.ts';
import { whatIfScenario, type WhatIf } from '../../view/whatIf.ts';

/** What the learner has changed about the scenario on the Stage. Empty: it is as the lesson has it. */
export interface StageEdit {
  /** Other worlds than the scenario's. */
  readonly worlds?: readonly WorldId[];
  /** Other choices: the past was forked. */
  readonly schedule?: Schedule<LockAction>;
  /** A run that follows the clock, in place of the scenario's story. */
  readonly dials?: WhatIf;
  /** Another system, with its title: a story that was opened from a file. No address can hold it. */
  readonly system?: Pick<Scenario, 'title' | 'summary' | 'config'>;
}

export const noEdit: StageEdit = {};

/** The scenario as it is on the Stage, with what the learner changed. */
export function editedScenario(scenario: Scenario, edit: StageEdit): Scenario {
  const worlds = edit.worlds ?? scenario.worlds;
  const told = edit.dials ? whatIfScenario(edit.dials, worlds) : { ...scenario, ...edit.system, worlds };
  return edit.schedule ? { ...told, schedule: edit.schedule } : told;
}
