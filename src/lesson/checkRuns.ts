import { defined } from '../base/assert.ts';
import type { LockAction } from '../engine/action.ts';
import type { Scenario } from '../engine/scenario.ts';
import { traceOf } from '../engine/traceOf.ts';
import { worldOf } from '../engine/world.ts';

import type { WrittenStep } from './loadScenarios.ts';
import type { Report } from './mistake.ts';

/** Reports actions of clients that the system does not have, and the first action that none of its worlds can take. */
export function checkRuns(scenario: Scenario, steps: readonly WrittenStep[], report: Report): void {
  const clientCount = scenario.config.clients.length;
  const strangers = steps.flatMap(({ actions }) =>
    actions.filter(({ action }) => (clientOf(action) ?? 0) >= clientCount),
  );
  for (const { phrase, place } of strangers) {
    report(place, `"${phrase}" names a client that the system does not have: it has ${clientCount}, from A on.`);
  }
  if (strangers.length === 0) checkWorlds(scenario, steps, report);
}

function clientOf(action: LockAction): number | undefined {
  if ('client' in action) return action.client;
  return 'message' in action ? action.message.client : undefined;
}

/** A world may make an action impossible, that is a story; an action impossible in all of them is a slip. */
function checkWorlds(scenario: Scenario, steps: readonly WrittenStep[], report: Report): void {
  const traces = scenario.worlds.map((id) => traceOf(worldOf(id).change(scenario.config), scenario.schedule));
  for (const [stepIndex, { actions }] of steps.entries()) {
    for (const [actionIndex, { phrase, place }] of actions.entries()) {
      const moves = traces.map(({ steps }) => defined(steps[stepIndex]?.moves[actionIndex], 'move'));
      const [first] = moves;
      if (first?.type !== 'notTaken' || moves.some(({ type }) => type === 'taken')) continue;
      report(place, `Step ${stepIndex + 1} cannot "${phrase}" in any of the scenario's worlds: ${first.why}`);
      return;
    }
  }
}
