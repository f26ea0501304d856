import { installRecipes } from '../../engine/sources/installRecipes.ts';
import { grading } from '../../grader/grading.ts';
import type { GradingReply, GradingRequest } from './gradingMessages.ts';

type Rounds = ReturnType<typeof grading>;

installRecipes();
let rounds: Rounds | undefined;

addEventListener('message', ({ data }: MessageEvent<GradingRequest>) => {
  if (data.type === 'grade') {
    rounds = grading(data.test, data.startText);
    tell(rounds.next());
  } else if (rounds) tell(rounds.next(data.result));
});

function tell(round: ReturnType<Rounds['next']>): void {
  const reply: GradingReply = round.done
    ? { type: 'graded', graded: round.value }
    : { type: 'questions', texts: round.value.map(({ text }) => text) };
  postMessage(reply);
}
