import { connect, type Connection } from './connect.ts';
import { createDatabaseSupport } from './databaseSupport.ts';
import type { LanguageSupport } from './languageSupport.ts';
import type { Language, OutputPart } from './protocol.ts';
import { startHost, type HostOptions, type HostResult } from './startHost.ts';
import { createPythonSupport } from './pythonSupport.ts';
import { startRun } from './startRun.ts';
import { createTypeScriptSupport } from './typescriptSupport.ts';
import { createWorkerPool } from './workerPool.ts';

export type { Language, OutputPart };

export type RunEnd =
  | { readonly type: 'finished' }
  /** An uncaught error, already shown in the output. */
  | { readonly type: 'failed' }
  | { readonly type: 'stopped' }
  | { readonly type: 'timedOut'; readonly limitMs: number }
  /** The run could not begin or go on; the reason is a sentence that is not in the output. */
  | { readonly type: 'lost'; readonly reason: string };

export interface Run {
  readonly ended: Promise<RunEnd>;
  /** Ends the run at once; also while it is loading, and as often as one likes. */
  stop(): void;
}

export interface LoadProgress {
  readonly loadedBytes: number;
  readonly totalBytes: number | undefined;
  readonly what: string;
}

export interface RunOptions {
  readonly limitMs: number;
  readonly onOutput: (parts: readonly OutputPart[]) => void;
  readonly onProgress?: (progress: LoadProgress) => void;
}

export interface Runner {
  /** Begins to fetch and start the runtime; safe to call often. Rejects with a sentence (Error.message). */
  load(onProgress?: (progress: LoadProgress) => void): Promise<void>;
  /** Runs code in a worker of its own. Loads first if need be. Never throws. */
  run(code: string, options: RunOptions): Run;
  /** Runs code in a worker of its own and keeps it, to ask its `decide`. Never rejects. */
  host(code: string, options: HostOptions): Promise<HostResult>;
}

export interface ConnectingRunner extends Runner {
  /** A database of its own to send statements to; only for the languages that are databases. Rejects with a sentence. */
  connect(onProgress?: (progress: LoadProgress) => void): Promise<Connection>;
}

/** Runs learners' programs of one language. Nothing is fetched or started before the first `load` or `run`. */
export function createRunner(language: Language): ConnectingRunner {
  const support = supportOf(language);
  const listeners = new Set<(progress: LoadProgress) => void>();
  let lastProgress: LoadProgress | undefined;
  const tell = (progress: LoadProgress): void => {
    lastProgress = progress;
    for (const listener of listeners) listener(progress);
  };
  const pool = createWorkerPool(language, (frame) => support.prepare(frame, tell), support.onReady);
  let loading: Promise<void> | undefined;

  async function loadAll(): Promise<void> {
    const problem = support.problem();
    if (problem !== undefined) throw new Error(problem);
    await Promise.all([support.load(tell), pool.load()]);
  }

  /** Several may wait for the same load; each hears how far it is. */
  async function load(onProgress?: (progress: LoadProgress) => void): Promise<void> {
    const isUnderWay = loading !== undefined;
    loading ??= loadAll().finally(() => {
      loading = undefined;
      lastProgress = undefined;
    });
    if (onProgress === undefined) return loading;
    if (isUnderWay && lastProgress !== undefined) onProgress(lastProgress);
    listeners.add(onProgress);
    return loading.finally(() => listeners.delete(onProgress));
  }

  return {
    load,
    run: (code, options) => startRun({ compile: support.compile, pool, load }, code, options),
    connect: (onProgress) => connect({ pool, load }, onProgress),
    host: (code, options) => startHost({ compile: support.compile, pool, load }, code, options),
  };
}

function supportOf(language: Language): LanguageSupport {
  switch (language) {
    case 'python':
      return createPythonSupport();
    case 'typescript':
      return createTypeScriptSupport();
    case 'sqlite':
    case 'postgres':
      return createDatabaseSupport(language);
  }
}
