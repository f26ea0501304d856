import type { LockAction } from '../../engine/action.ts';
import type { RecipeSource } from '../../engine/config.ts';
import type { Scenario } from '../../engine/scenario.ts';
import { configOfSmall, type SmallSystem } from '../../engine/smallSystem.ts';
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
  /** Tokens as a real system gives them, in place of the scenario's. */
  readonly source?: RecipeSource;
  /** A small system that was explored, in place of the scenario's. */
  readonly explored?: SmallSystem;
  /** Another system, with its title: a story that was opened from a file. No address can hold it. */
  readonly system?: Pick<Scenario, 'title' | 'summary' | 'config' | 'own'> & {
    /** What the learner is to do with it, in a sentence or two. */
    readonly task?: string;
  };
}

export const noEdit: StageEdit = {};

/** By edit and, within, by scenario: dials are a whole run, and each step asks how long it is. */
const edited = new WeakMap<StageEdit, WeakMap<Scenario, Scenario>>();

/** The scenario as it is on the Stage, with what the learner changed. */
export function editedScenario(scenario: Scenario, edit: StageEdit): Scenario {
  const known = edited.get(edit)?.get(scenario);
  if (known) return known;
  const found = withEdit(scenario, edit);
  edited.set(edit, (edited.get(edit) ?? new WeakMap<Scenario, Scenario>()).set(scenario, found));
  return found;
}

function withEdit(scenario: Scenario, edit: StageEdit): Scenario {
  const worlds = edit.worlds ?? scenario.worlds;
  const told = toldBy(scenario, edit, worlds);
  const { schedule = told.schedule, source = told.config.tokenSource } = edit;
  return { ...told, config: { ...told.config, tokenSource: source }, schedule };
}

function toldBy(
  scenario: Scenario,
  { dials, source, explored, system }: StageEdit,
  worlds: readonly WorldId[],
): Scenario {
  if (dials) return whatIfScenario(dials, worlds, source);
  if (!explored) return { ...scenario, ...system, worlds };
  return { ...scenario, ...exploredWords, config: configOfSmall(explored), worlds, schedule: [] };
}

const exploredWords = {
  title: 'A small system, explored',
  summary:
    'A system small enough to try every interleaving of it: no clock, any lease may end and any request may be late at any time.',
};
