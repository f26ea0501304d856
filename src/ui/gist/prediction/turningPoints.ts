import { isOutcome } from '../../../engine/outcomeClaim.ts';
import type { TurningPoint } from '../../../lesson/lesson.ts';
import type { Story } from '../../../view/story.ts';
import { noEdit } from '../../state/stageEdit.ts';
import type { State } from '../../state/store.ts';

/** The turning points of the lesson's own story on the Stage; a learner's own story has none. */
export function pointsOnStage(
  points: readonly TurningPoint[],
  { scenarioId, firstScenarioId, edit }: Pick<State, 'scenarioId' | 'firstScenarioId' | 'edit'>,
): readonly TurningPoint[] {
  if (edit !== noEdit) return [];
  return points.filter(({ scenario }) => scenario === (scenarioId ?? firstScenarioId));
}

/** The one that the next step decides. */
export function pointAhead(points: readonly TurningPoint[], stepIndex: number): TurningPoint | undefined {
  return points.find(({ step }) => step === stepIndex + 1);
}

/** The newest one that has been decided. */
export function pointBehind(points: readonly TurningPoint[], stepIndex: number): TurningPoint | undefined {
  return points.filter(({ step }) => step <= stepIndex).toSorted((a, b) => b.step - a.step)[0];
}

/** Which choice is what happens in the story's runs; -1 where it shows other worlds. */
export function rightChoice({ choices, step }: TurningPoint, { worlds }: Story): number {
  return choices.findIndex(({ outcome }) =>
    outcome.every(({ world: id, claim }) => {
      const shown = worlds.find(({ world }) => world.id === id);
      return shown !== undefined && isOutcome(claim, shown.trace, step);
    }),
  );
}
