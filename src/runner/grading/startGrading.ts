import type { Test } from '../../grader/grade.ts';
import type { Graded } from '../../grader/grading.ts';
import type { Hosted } from '../startHost.ts';
import type { GradingReply, GradingRequest } from './gradingMessages.ts';

export interface GradingRun {
  /** Rejects with a sentence when the worker is lost or stopped, or with what the program's host says. */
  readonly ended: Promise<Graded>;
  stop(): void;
}

/**
 * Grades a hosted program in a worker of its own, which goes through all interleavings while the page lives on; the page
 * carries questions and answers between the two. `onRound` hears how many questions have been put so far.
 */
export function startGrading(test: Test, program: Hosted, onRound: (questionCount: number) => void): GradingRun {
  const worker = new Worker(new URL('./gradingWorker.ts', import.meta.url), { type: 'module' });
  const ask = (request: GradingRequest): void => {
    worker.postMessage(request);
  };
  let questionCount = 0;
  let stop = (): void => undefined;
  const ended = new Promise<Graded>((resolve, reject) => {
    stop = () => {
      reject(new Error('The check was stopped.'));
    };
    worker.onmessage = ({ data }: MessageEvent<GradingReply>) => {
      if (data.type === 'graded') {
        resolve(data.graded);
        return;
      }
      questionCount += data.texts.length;
      onRound(questionCount);
      program.ask(data.texts).then((result) => ask({ type: 'answers', result }), reject);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error('The check broke off: this browser ran out of memory for it, or its code could not be loaded.'));
    };
  }).finally(() => {
    worker.terminate();
  });
  ask({ type: 'grade', test, startText: program.start });
  return { ended, stop };
}
