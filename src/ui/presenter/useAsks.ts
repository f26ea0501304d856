import { useMemo } from 'react';
import type { Lesson } from '../../lesson/lesson.ts';
import { storyOf } from '../../view/story.ts';
import { editedScenario } from '../state/stageEdit.ts';
import { useStore } from '../state/store.ts';
import { asksAt, type Asks } from './asks.ts';
import { useItem } from './steer.ts';

/** What the hall is asked at the place that is shown. */
export function useAsks(lesson: Lesson): Asks {
  const item = useItem(lesson);
  const { scenarioId, firstScenarioId, edit, stepIndex } = useStore();
  return useMemo(() => {
    const scenario = lesson.scenarios.find(({ id }) => id === (scenarioId ?? firstScenarioId));
    const story = () => scenario && storyOf(editedScenario(scenario, edit));
    return asksAt(lesson.turningPoints, { item, stage: { scenarioId, firstScenarioId, edit }, stepIndex, story });
  }, [lesson, item, scenarioId, firstScenarioId, edit, stepIndex]);
}
