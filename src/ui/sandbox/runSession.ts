import { createStore } from 'zustand/vanilla';
import type { LoadProgress, OutputPart, Run, RunEnd, Runner } from '../../runner/runner.ts';
import type { TypeProblems } from '../../runner/asideCompiler.ts';
import { appendOutput, emptyOutput, type OutputLog } from './outputLog.ts';

/** Where the runtime of a language is: not asked for, on its way, there, or not to be had (a sentence says why). */
export type Readiness =
  | { readonly type: 'unloaded' }
  | { readonly type: 'loading'; readonly progress: LoadProgress | undefined }
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly reason: string };

export type RunStatus =
  | { readonly type: 'idle' }
  /** Run was pressed, the runtime is not there yet. */
  | { readonly type: 'waiting' }
  | { readonly type: 'running' }
  /** `durationMs` is undefined when the program never began. */
  | { readonly type: 'ended'; readonly end: RunEnd; readonly durationMs: number | undefined };

export interface RunView {
  readonly readiness: Readiness;
  readonly status: RunStatus;
  readonly output: OutputLog;
  /** What the type checker has against the program that runs or ran; undefined until it has looked, or where there is none. */
  readonly types: TypeProblems | undefined;
}

interface Surroundings {
  /** Asked again whenever it failed before. */
  readonly getRunner: () => Promise<Runner>;
  readonly nowMs: () => number;
  /** Calls back once, soon: output is drawn in batches. */
  readonly nextFrame: (draw: () => void) => void;
  /** Looks at the program while it runs. Never rejects. */
  readonly checkTypes?: (code: string) => Promise<TypeProblems>;
  readonly onEnd?: (code: string, view: RunView) => void;
}

/**
 * The runs of one snippet. A run belongs to the session only while it is the latest; whatever an older one
 * still sends or however late it ends, it changes nothing.
 */
export class RunSession {
  readonly store = createStore<RunView>(() => ({
    readiness: { type: 'unloaded' },
    status: { type: 'idle' },
    output: emptyOutput,
    types: undefined,
  }));
  readonly #surroundings: Surroundings;
  #latestRunId = 0;
  #run: Run | undefined;
  #startedAtMs: number | undefined;
  #code = '';
  #undrawn: OutputPart[] = [];

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  /** Begins to fetch the runtime; what comes of it is in the view. */
  readonly load = (): void => {
    this.#load().catch(() => undefined);
  };

  readonly run = (code: string, limitMs: number): void => {
    this.#run?.stop();
    this.#run = undefined;
    this.#startedAtMs = undefined;
    this.#undrawn = [];
    this.#code = code;
    this.#latestRunId += 1;
    const runId = this.#latestRunId;
    this.store.setState({ status: { type: 'waiting' }, output: emptyOutput, types: undefined });
    this.#start(runId, code, limitMs).catch((error: unknown) => {
      if (runId === this.#latestRunId) this.#end({ type: 'lost', reason: sentenceOf(error) });
    });
  };

  readonly stop = (): void => {
    const { status } = this.store.getState();
    if (status.type !== 'waiting' && status.type !== 'running') return;
    if (this.#run !== undefined) {
      this.#run.stop();
      return;
    }
    // The runner itself has not arrived: there is nothing to stop, only something never to start.
    this.#latestRunId += 1;
    this.#end({ type: 'stopped' });
  };

  async #load(): Promise<void> {
    const { store } = this;
    if (store.getState().readiness.type !== 'ready') {
      store.setState({ readiness: { type: 'loading', progress: undefined } });
    }
    try {
      const runner = await this.#surroundings.getRunner();
      await runner.load((progress) => {
        if (store.getState().readiness.type === 'loading') store.setState({ readiness: { type: 'loading', progress } });
      });
      store.setState({ readiness: { type: 'ready' } });
    } catch (error) {
      store.setState({ readiness: { type: 'failed', reason: sentenceOf(error) } });
      throw error;
    }
  }

  async #start(runId: number, code: string, limitMs: number): Promise<void> {
    const isLatest = (): boolean => runId === this.#latestRunId;
    this.#load().then(
      () => {
        if (isLatest() && this.store.getState().status.type === 'waiting') this.#begin(runId);
      },
      () => undefined, // the run itself ends with the reason
    );
    const runner = await this.#surroundings.getRunner();
    if (!isLatest()) return;
    const run = runner.run(code, {
      limitMs,
      onOutput: (parts) => {
        if (isLatest()) this.#receive(parts);
      },
    });
    this.#run = run;
    const runEnd = await run.ended;
    if (isLatest()) this.#end(runEnd);
  }

  #begin(runId: number): void {
    this.#startedAtMs = this.#surroundings.nowMs();
    this.store.setState({ status: { type: 'running' } });
    void this.#surroundings.checkTypes?.(this.#code).then((types) => {
      if (runId === this.#latestRunId) this.store.setState({ types });
    });
  }

  #receive(parts: readonly OutputPart[]): void {
    if (this.#undrawn.length === 0) this.#surroundings.nextFrame(this.#draw);
    for (const part of parts) this.#undrawn.push(part);
  }

  readonly #draw = (): void => {
    if (this.#undrawn.length === 0) return;
    const parts = this.#undrawn;
    this.#undrawn = [];
    this.store.setState(({ output }) => ({ output: appendOutput(output, parts) }));
  };

  #end(end: RunEnd): void {
    this.#draw();
    this.#run = undefined;
    const startedAtMs = this.#startedAtMs;
    const durationMs = startedAtMs === undefined ? undefined : this.#surroundings.nowMs() - startedAtMs;
    this.store.setState({ status: { type: 'ended', end, durationMs } });
    this.#surroundings.onEnd?.(this.#code, this.store.getState());
  }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
