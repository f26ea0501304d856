import type { Scenario } from '../../../engine/scenario.ts';
import { whatIfScenario, type WhatIf } from '../../../view/whatIf.ts';
import { noEdit, type StageEdit } from '../../state/stageEdit.ts';
import { useStore } from '../../state/store.ts';

/** Puts a story from a file on the Stage: where the lesson has its system, as one of the lesson's scenarios. */
export function openStory({ id, title, summary, config, worlds, schedule }: Scenario, dials?: WhatIf): void {
  const { scenarios, showScenario, changeStage } = useStore.getState();
  if (dials) {
    // The dials are the system; the schedule is theirs too, unless it was forked.
    const isForked = !isAlike(whatIfScenario(dials, worlds).schedule, schedule);
    changeStage({ worlds, dials, ...(isForked ? { schedule } : {}) }, 0);
    return;
  }
  const known = scenarios.find((scenario) => scenario.id === id && isAlike(scenario.config, config));
  if (!known) {
    changeStage({ worlds, schedule, system: { title, summary, config } }, 0);
    return;
  }
  const edit: StageEdit = {
    ...(isAlike(known.worlds, worlds) ? {} : { worlds }),
    ...(isAlike(known.schedule, schedule) ? {} : { schedule }),
  };
  showScenario(known.id, 0, Object.keys(edit).length === 0 ? noEdit : edit);
}

/** Whether two values of plain data are the same, in whatever order their keys stand. */
function isAlike(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [left, right] = [Object.entries(a), new Map<string, unknown>(Object.entries(b))];
  return left.length === right.size && left.every(([key, value]) => right.has(key) && isAlike(value, right.get(key)));
}
