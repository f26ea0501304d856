import type { AnswerPair, RawAnswer } from '../../grader/question.ts';
import type { WorkerMessage, WorkerRequest } from '../protocol.ts';

/** A program that has run and can be asked. */
export interface Asker {
  /** The state that the program begins with, as JSON. */
  readonly start: string;
  readonly ask: (question: string) => RawAnswer;
}

/** Or what is in the way; empty when the program has said so itself, in its output. */
export type AskerOrProblem = Asker | { readonly problem: string };

/** Answers batches of questions on `port`. Each is asked twice, the second time in reverse, so that chance and memory show. */
export function serveQuestions(
  port: MessagePort,
  post: (message: WorkerMessage) => void,
  { ask }: Asker,
  flush: () => void,
): void {
  port.onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
    if (data.type !== 'ask') return;
    const { questions } = data;
    const askAt = (questionIndex: number): RawAnswer => {
      post({ type: 'asking', questionIndex });
      return ask(questions[questionIndex] ?? '');
    };
    const first = questions.map((_, index) => askAt(index));
    const second = questions.map((_, index) => askAt(questions.length - 1 - index)).reverse();
    const answers = first.flatMap((answer, index): AnswerPair[] => {
      const again = second[index];
      return again ? [{ first: answer, second: again }] : [];
    });
    flush();
    post({ type: 'answered', answers });
  };
}
