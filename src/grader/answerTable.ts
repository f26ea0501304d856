import { QuestionPending, type AskedAnswer, type AskedProgram, type AskedState } from '../engine/asked.ts';
import { questionOf } from './question.ts';

/** The answers of a program, by the text of the question. */
export type AnswerTable = ReadonlyMap<string, AskedAnswer>;

/** A program that knows the answers of a table and throws any other question. */
export function programOf(start: AskedState, answers: AnswerTable): AskedProgram {
  return {
    start,
    decide: (state, request) => {
      const answer = answers.get(questionOf(state, request).text);
      if (!answer) throw new QuestionPending(state, request);
      return answer;
    },
  };
}
