import type { Scenario } from '../../engine/scenario.ts';
import type { LockConfig } from '../../engine/config.ts';
import { traceOf, type LockTrace } from '../../engine/traceOf.ts';
import { worldOf, type World } from '../../engine/world.ts';
import type { FlowMap } from '../../lesson/lesson.ts';
import { edgeUsesOf, type EdgeUse } from './edgeUses.ts';

/** A story of the Stage as a map follows it: in one of its worlds. */
export interface MapStory {
  readonly world: World;
  readonly config: LockConfig;
  readonly trace: LockTrace;
  /** Per step. */
  readonly uses: readonly (readonly EdgeUse[])[];
}

/** The maps draw storage that checks: they follow the first world with such a storage, else the first of all. */
export function mapStoryOf(map: FlowMap, scenario: Scenario): MapStory | undefined {
  const worlds = scenario.worlds.map((id) => ({ world: worldOf(id), config: worldOf(id).change(scenario.config) }));
  const followed = worlds.find(({ config }) => config.rule !== 'none') ?? worlds[0];
  if (!followed) return undefined;
  const trace = traceOf(followed.config, scenario.schedule);
  return { ...followed, trace, uses: edgeUsesOf(map, followed.config, trace) };
}

/** Steps of a story, by how many have been taken: it is shown from `from` on and rests at `to`. */
export interface Fragment {
  readonly scenarioId: string;
  readonly from: number;
  readonly to: number;
}

/** Where a story uses the edge: from the step that sends along it to the one in which that arrives. */
function fragmentOf({ uses }: MapStory, edgeId: string): Pick<Fragment, 'from' | 'to'> | undefined {
  const first = uses.findIndex((step) => step.some((use) => use.edgeId === edgeId));
  if (first < 0) return undefined;
  const end = uses.findIndex(
    (step, index) => index >= first && step.some((use) => use.edgeId === edgeId && use.to === 1),
  );
  return { from: first + 1, to: (end < 0 ? first : end) + 1 };
}

/** The first of the stories that uses the edge. */
export function findFragment(map: FlowMap, edgeId: string, scenarios: readonly Scenario[]): Fragment | undefined {
  for (const scenario of scenarios) {
    const story = mapStoryOf(map, scenario);
    const fragment = story && fragmentOf(story, edgeId);
    if (fragment) return { scenarioId: scenario.id, ...fragment };
  }
  return undefined;
}
