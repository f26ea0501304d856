import { createStore } from 'zustand/vanilla';
import type { Test } from '../../../grader/grade.ts';
import type { Graded } from '../../../grader/grading.ts';
import { startGrading } from '../../../runner/grading/startGrading.ts';
import type { LoadProgress, OutputPart, Runner } from '../../../runner/runner.ts';

export type CheckStatus =
  | { readonly type: 'idle' }
  | { readonly type: 'loading'; readonly progress: LoadProgress | undefined }
  | { readonly type: 'checking'; readonly questionCount: number }
  | { readonly type: 'stopped' }
  /** The program could not even be asked. */
  | { readonly type: 'failed'; readonly problem: string; readonly detail: string }
  | { readonly type: 'graded'; readonly graded: Graded; readonly durationMs: number };

export const isUnderWay = ({ type }: CheckStatus): boolean => type === 'loading' || type === 'checking';

export interface CheckView {
  readonly status: CheckStatus;
  /** The code that the status is about. */
  readonly code: string;
  /** What the program printed meanwhile, its beginning. */
  readonly printed: string;
}

interface Surroundings {
  readonly getRunner: () => Promise<Runner>;
  readonly nowMs: () => number;
}

const longestPrinted = 4_000;

/** The checks of one program. Only the latest counts; whatever an older one still says changes nothing. */
export class CheckSession {
  readonly store = createStore<CheckView>(() => ({ status: { type: 'idle' }, code: '', printed: '' }));
  readonly #surroundings: Surroundings;
  #latestId = 0;
  #endProgram: () => void = () => undefined;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /** Resolves when the check is over, with how it stands then. */
  readonly check = async (test: Test, code: string, limitMs: number): Promise<CheckStatus> => {
    this.#endProgram();
    const id = (this.#latestId += 1);
    const tell = (status: CheckStatus): void => {
      if (id === this.#latestId) this.store.setState({ status });
    };
    this.store.setState({ status: { type: 'loading', progress: undefined }, code, printed: '' });
    try {
      tell(await this.#graded(test, code, limitMs, tell, () => id !== this.#latestId));
    } catch (error) {
      tell({ type: 'failed', problem: error instanceof Error ? error.message : String(error), detail: '' });
    }
    return this.store.getState().status;
  };

  readonly stop = (): void => {
    if (!isUnderWay(this.store.getState().status)) return;
    this.#latestId += 1;
    this.#endProgram();
    this.store.setState({ status: { type: 'stopped' } });
  };

  async #graded(
    test: Test,
    code: string,
    limitMs: number,
    tell: (status: CheckStatus) => void,
    isOver: () => boolean,
  ): Promise<CheckStatus> {
    const stopping = new AbortController();
    this.#endProgram = () => stopping.abort();
    const runner = await this.#surroundings.getRunner();
    const result = await runner.host(code, {
      limitMs,
      onOutput: (parts) => {
        if (!isOver()) this.#print(parts);
      },
      onProgress: (progress) => tell({ type: 'loading', progress }),
      signal: stopping.signal,
    });
    if (result.type === 'failed') return result;
    const { program } = result;
    const startedAtMs = this.#surroundings.nowMs();
    const run = startGrading(test, program, (questionCount) => tell({ type: 'checking', questionCount }));
    stopping.signal.addEventListener('abort', run.stop);
    try {
      const graded = await run.ended;
      return { type: 'graded', graded, durationMs: this.#surroundings.nowMs() - startedAtMs };
    } finally {
      program.end();
    }
  }

  #print(parts: readonly OutputPart[]): void {
    const { printed } = this.store.getState();
    const text = printed + parts.map((part) => part.text).join('');
    this.store.setState({ printed: text.slice(0, longestPrinted) });
  }
}
