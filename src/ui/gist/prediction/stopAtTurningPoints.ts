import type { Lesson } from '../../../lesson/lesson.ts';
import { useAsking } from '../../prediction/asking.ts';
import { useStore } from '../../state/store.ts';
import { predictionsOf } from './predictions.ts';
import { pointAhead, pointsOnStage } from './turningPoints.ts';

let isStopping = false;

/**
 * From now on, playing stops before a turning point that one has not predicted yet, each time it is come to. Whoever
 * plays on from there is not held up again. Once, however often it is called.
 */
export function stopAtTurningPoints(lesson: Lesson): void {
  if (isStopping) return;
  isStopping = true;
  const predictions = predictionsOf(lesson.id);
  useStore.subscribe((state, before) => {
    if (!state.isPlaying || !before.isPlaying || state.stepIndex === before.stepIndex) return;
    // Elsewhere the question cannot be seen.
    if (state.tab !== 'gist') return;
    const ahead = pointAhead(pointsOnStage(lesson.turningPoints, state), state.stepIndex);
    const isAsked = useAsking.getState().isAsked && ahead && predictions.getState()[ahead.id] === undefined;
    if (isAsked) state.pause();
  });
}
