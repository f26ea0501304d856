import type { AskedAnswer, AskedProgram, AskedState, IssueAnswer } from '../engine/asked.ts';
import { QuestionPending } from '../engine/questionPending.ts';
import { questionOf, type Question } from './question.ts';

/** The answers of a program, by the text of the question. */
export type AnswerTable = ReadonlyMap<string, AskedAnswer | IssueAnswer>;

/** A program that knows the answers of a table and throws any other question. */
export function programOf(start: AskedState, answers: AnswerTable): AskedProgram {
  const answerTo = (state: AskedState, request: Question['request']): AskedAnswer | IssueAnswer => {
    const answer = answers.get(questionOf(state, request).text);
    if (!answer) throw new QuestionPending(state, request);
    return answer;
  };
  // The kind of an answer is that of its question: readAnswer saw to it.
  return {
    start,
    decide: (state, request) => answerTo(state, request) as AskedAnswer,
    issue: (state, request) => answerTo(state, request) as IssueAnswer,
  };
}

/** The same program, which refuses what it was never asked in place of stopping the run. */
export function tolerantProgramOf(start: AskedState, answers: AnswerTable): AskedProgram {
  const program = programOf(start, answers);
  return {
    ...program,
    decide: (state, request) => {
      try {
        return program.decide(state, request);
      } catch (error) {
        if (!(error instanceof QuestionPending)) throw error;
        const { x } = JSON.parse(state.disk) as { readonly x: number };
        return { state, x, reply: { type: 'refused', reason: 'your program was never asked this' } };
      }
    },
  };
}
