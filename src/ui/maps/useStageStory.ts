import { useCallback, useMemo } from 'react';
import type { FlowMap } from '../../lesson/lesson.ts';
import { editedScenario } from '../state/stageEdit.ts';
import { useStore, type State } from '../state/store.ts';
import type { EdgeUse } from './edgeUses.ts';
import { findFragment, mapStoryOf, type Fragment, type MapStory } from './mapStory.ts';

export interface UsedStory {
  readonly title: string;
  readonly story: MapStory;
  readonly stepIndex: number;
  readonly stepCount: number;
  readonly uses: readonly EdgeUse[];
}

/** What is on the Stage, as a map sees it; undefined where there is nothing to see. */
export function useStageStory(map: FlowMap): UsedStory | undefined {
  const scenarios = useStore((state) => state.scenarios);
  const scenarioId = useStore(scenarioOnStage);
  const edit = useStore((state) => state.edit);
  const step = useStore((state) => state.stepIndex);
  const scenario = useMemo(() => {
    const found = scenarios.find(({ id }) => id === scenarioId);
    return found && editedScenario(found, edit);
  }, [scenarios, scenarioId, edit]);
  const story = useMemo(() => scenario && mapStoryOf(map, scenario), [map, scenario]);
  if (!scenario || !story) return undefined;
  const stepCount = scenario.schedule.length;
  const stepIndex = Math.min(step, stepCount);
  return { title: scenario.title, story, stepIndex, stepCount, uses: story.uses[stepIndex - 1] ?? [] };
}

/** What plays the part of a story that uses an edge; `undefined` for an edge that no story uses. */
export function useFragments(map: FlowMap): (edgeId: string) => (() => void) | undefined {
  const scenarios = useStore((state) => state.scenarios);
  const firstScenarioId = useStore((state) => state.firstScenarioId);
  return useCallback(
    (edgeId) => {
      const first = [map.scenario, firstScenarioId];
      const ordered = scenarios.toSorted((a, b) => rankIn(first, a.id) - rankIn(first, b.id));
      const fragment = findFragment(map, edgeId, ordered);
      return fragment && (() => playFragment(fragment));
    },
    [map, scenarios, firstScenarioId],
  );
}

/** Shows the beginning at once, plays on, and rests at the end, unless the learner has taken over by then. */
function playFragment({ scenarioId, from, to }: Fragment): void {
  const { showScenario, play } = useStore.getState();
  showScenario(scenarioId, from);
  if (to === from) return;
  play();
  const stop = useStore.subscribe(({ isPlaying, stepIndex, pause }) => {
    if (isPlaying && stepIndex < to) return;
    stop();
    if (isPlaying) pause();
  });
}

function rankIn(ids: readonly (string | undefined)[], id: string): number {
  const rank = ids.indexOf(id);
  return rank < 0 ? ids.length : rank;
}

const scenarioOnStage = ({ scenarioId, firstScenarioId }: State): string | undefined => scenarioId ?? firstScenarioId;
