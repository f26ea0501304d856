import type { AnswerPair, BatchResult } from '../grader/question.ts';
import { createDeferred, type Deferred } from './deferred.ts';
import type { OutputPart, WorkerMessage } from './protocol.ts';
import type { LoadProgress } from './runner.ts';
import type { SandboxWorker } from './sandboxWorker.ts';
import type { RunMeans } from './startRun.ts';

export interface HostOptions {
  /** For the program to begin, and for each batch of questions. */
  readonly limitMs: number;
  readonly onOutput: (parts: readonly OutputPart[]) => void;
  readonly onProgress?: (progress: LoadProgress) => void;
  /** Ends the program also while it begins. */
  readonly signal?: AbortSignal;
}

/** A program that can be asked, in a worker of its own. */
export interface Hosted {
  /** The state that it begins with, as JSON. */
  readonly start: string;
  /** Asks each question twice. One batch at a time. Never rejects. */
  ask(questions: readonly string[]): Promise<BatchResult>;
  /** Ends the worker. */
  end(): void;
}

export type HostResult =
  | { readonly type: 'hosted'; readonly program: Hosted }
  /** `detail` is what the program or the compiler said. */
  | { readonly type: 'failed'; readonly problem: string; readonly detail: string };

interface Batch {
  readonly answered: Deferred<readonly AnswerPair[]>;
  questionIndex: number;
}

const stopped: HostResult = { type: 'failed', problem: 'The check was stopped.', detail: '' };
const failedOutside = 'The program failed with an error outside of `decide`.';
const failedAtStart = 'The program failed before it could be asked anything.';

/** Loads, compiles, and runs the program once, so that it can be asked. */
export async function startHost(means: RunMeans, code: string, options: HostOptions): Promise<HostResult> {
  try {
    await means.load(options.onProgress);
    const compiled = await means.compile(code);
    if (compiled.type === 'refused') {
      return { type: 'failed', problem: 'This is not valid code yet.', detail: compiled.problems.join('\n') };
    }
    if (options.signal?.aborted) return stopped;
    const worker = await means.pool.take();
    const result = await hostIn(worker, compiled.program, options);
    means.pool.refill();
    return result;
  } catch (error) {
    return { type: 'failed', problem: error instanceof Error ? error.message : String(error), detail: '' };
  }
}

type Program = Parameters<SandboxWorker['host']>[0];

async function hostIn(
  worker: SandboxWorker,
  program: Program,
  { limitMs, onOutput, signal }: HostOptions,
): Promise<HostResult> {
  const hosted = createDeferred<HostResult>();
  let batch: Batch | undefined;
  let errorText = '';
  const fail = (problem: string): void => {
    worker.end();
    hosted.resolve({ type: 'failed', problem, detail: errorText });
  };
  const stop = (): void => {
    worker.end();
    hosted.resolve(stopped);
  };
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop, { once: true });
  const hear = (message: WorkerMessage): void => {
    switch (message.type) {
      case 'output':
        onOutput(message.parts);
        for (const { stream, text } of message.parts) if (stream !== 'out') errorText += text;
        break;
      case 'hosted':
        hosted.resolve({ type: 'hosted', program: { start: message.start, ask, end: worker.end } });
        break;
      case 'notHosted':
        fail(message.problem === '' ? failedAtStart : message.problem);
        break;
      case 'asking':
        if (batch) batch.questionIndex = message.questionIndex;
        break;
      case 'answered':
        batch?.answered.resolve(message.answers);
        break;
      default: // said before it was asked to host anything
    }
  };
  const lost = worker.host(program, hear).then((end) => (end.type === 'lost' ? end.reason : failedOutside));
  void lost.then(fail);

  async function ask(questions: readonly string[]): Promise<BatchResult> {
    const current: Batch = { answered: createDeferred(), questionIndex: 0 };
    batch = current;
    const unanswered = (problem: string): BatchResult => {
      worker.end();
      return { type: 'unanswered', questionIndex: current.questionIndex, problem };
    };
    const late = createDeferred<BatchResult>();
    const limit = setTimeout(() => late.resolve(unanswered(tooLate(limitMs))), limitMs);
    worker.ask(questions);
    const answered = current.answered.promise.then((answers): BatchResult => ({ type: 'answered', answers }));
    return Promise.race([late.promise, answered, lost.then(unanswered)]).finally(() => clearTimeout(limit));
  }

  const limit = setTimeout(() => fail(`The program has not begun after ${limitMs / 1_000} s.`), limitMs);
  return hosted.promise.finally(() => clearTimeout(limit));
}

function tooLate(limitMs: number): string {
  return `\`decide\` has not answered within ${limitMs / 1_000} s. Does it loop for ever?`;
}
