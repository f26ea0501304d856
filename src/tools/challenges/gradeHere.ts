import type { Graded } from '../../grader/grading.ts';
import { grading } from '../../grader/grading.ts';
import type { Test } from '../../grader/grade.ts';
import type { Asker } from '../../runner/worker/serveQuestions.ts';

/** Grades a program with whoever can ask it, without any limit of time. */
export function gradeHere(test: Test, { start, ask }: Asker): Graded {
  const rounds = grading(test, start);
  let round = rounds.next();
  while (!round.done) {
    const answers = round.value.map(({ text }) => ({ first: ask(text), second: ask(text) }));
    round = rounds.next({ type: 'answered', answers });
  }
  return round.value;
}
