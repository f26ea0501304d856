import type { AnswerPair, RawAnswer } from '../../grader/question.ts';
import { append, cut, has } from './kept.ts';
import type { ListenWith, Post } from './serveOneRun.ts';

/** A program that has run and can be asked. */
export interface Asker {
  /** The state that the program begins with, as JSON. */
  readonly start: string;
  readonly ask: (question: string) => RawAnswer;
}

/** Or what is in the way; empty when the program has said so itself, in its output. */
export type AskerOrProblem = Asker | { readonly problem: string };

export function isProblem(asker: AskerOrProblem): asker is { readonly problem: string } {
  return has(asker, 'problem');
}

/** What is said of an answer may hold what the program wrote, of any length. */
export const longestSentence = 4_000;

/** Far more than a state may have: nobody reads it, and the page would be slow with it. */
const longestJson = 100_000;

/** What is in the way of JSON text that comes from the program. */
export function tooLong(name: string, json: string): string | undefined {
  if (json.length <= longestJson) return undefined;
  return `\`${name}\` is ${json.length} characters of JSON long: no more than ${longestJson} are read.`;
}

/** Answers batches of questions. Each is asked twice, the second time in reverse, so that chance and memory show. */
export function serveQuestions(listenWith: ListenWith, post: Post, { ask }: Asker, flush: () => void): void {
  listenWith((request) => {
    if (request.type !== 'ask') return;
    const { questions } = request;
    const lastIndex = questions.length - 1;
    const askAt = (questionIndex: number): RawAnswer => {
      post({ type: 'asking', questionIndex });
      return shortened(ask(questions[questionIndex] ?? ''));
    };
    const first = listOf(questions.length, askAt);
    const second = listOf(questions.length, (index) => askAt(lastIndex - index));
    const answers = listOf(questions.length, (index): AnswerPair => {
      return { first: first[index] as RawAnswer, second: second[lastIndex - index] as RawAnswer };
    });
    flush();
    post({ type: 'answered', answers });
  });
}

function shortened(answer: RawAnswer): RawAnswer {
  switch (answer.type) {
    case 'answer': {
      const problem = tooLong('the answer', answer.json);
      return problem === undefined ? answer : { type: 'notJson', problem };
    }
    case 'raised':
      return { type: 'raised', message: cut(answer.message, longestSentence) };
    case 'notJson':
      return { type: 'notJson', problem: cut(answer.problem, longestSentence) };
  }
}

/** Without a method of lists, which the program may have replaced. */
function listOf<Item>(length: number, itemAt: (index: number) => Item): Item[] {
  const items: Item[] = [];
  for (let index = 0; index < length; index++) append(items, itemAt(index));
  return items;
}
