import { storyOf } from '../../view/story.ts';
import type { Scenario } from '../../engine/scenario.ts';

const answers: readonly string[] = ['writeAccepted', 'writeRejected'];

/** The steps worth a figure of their own: each at which a storage answers a write, and the one before the worlds part. */
export function keyStepsOf(scenario: Scenario): readonly number[] {
  const { worlds, difference, stepCount } = storyOf(scenario);
  const answered = worlds.flatMap(({ trace }) =>
    trace.steps.flatMap(({ moves }, index) =>
      moves.some((move) => move.type === 'taken' && move.events.some(({ type }) => answers.includes(type)))
        ? [index + 1]
        : [],
    ),
  );
  const before = difference !== undefined && difference > 1 ? [difference - 1] : [];
  const keySteps = [...new Set([...answered, ...before])].sort((a, b) => a - b);
  return keySteps.length > 0 ? keySteps : [stepCount];
}
