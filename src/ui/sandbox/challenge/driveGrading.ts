import type { Test } from '../../../grader/grade.ts';
import { grading, type Graded } from '../../../grader/grading.ts';
import type { Hosted } from '../../../runner/startHost.ts';

/** Grades a hosted program; `onRound` hears how many questions have been put so far. */
export async function driveGrading(
  test: Test,
  program: Hosted,
  onRound: (questionCount: number) => void,
): Promise<Graded> {
  const rounds = grading(test, program.start);
  let questionCount = 0;
  let round = rounds.next();
  while (!round.done) {
    questionCount += round.value.length;
    onRound(questionCount);
    round = rounds.next(await program.ask(round.value.map(({ text }) => text)));
  }
  return round.value;
}
