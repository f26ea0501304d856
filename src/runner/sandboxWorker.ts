import { createDeferred } from './deferred.ts';
import { parseWorkerMessage } from './messages.ts';
import type { OutputPart, Program, WorkerMessage, WorkerRequest } from './protocol.ts';

export type WorkerEnd = { readonly type: 'finished' | 'failed' } | { readonly type: 'lost'; readonly reason: string };

/** A worker in the sandbox frame. It boots by itself and then serves one program. */
export interface SandboxWorker {
  /** Rejects with a sentence when the worker cannot start. */
  readonly ready: Promise<{ readonly isSnapshotRefused: boolean }>;
  readonly isLost: boolean;
  /** Runs the program; the promise tells how it ended by itself. Only for a worker that is ready, and only once. */
  run(program: Program, onOutput: (parts: readonly OutputPart[]) => void): Promise<WorkerEnd>;
  /**
   * Hosts the program, to be asked; `hear` hears what it says. The promise tells when it is no more. Only for a worker that
   * is ready, and only once.
   */
  host(program: Program, hear: (message: WorkerMessage) => void): Promise<WorkerEnd>;
  ask(questions: readonly string[]): void;
  /** Opens the way to the worker's database. Otherwise as `host`. */
  connect(hear: (message: WorkerMessage) => void): Promise<WorkerEnd>;
  query(sql: string): void;
  /** Ends the worker, whatever it does; nothing more is heard of it. */
  end(): void;
  /** Reports an error that the worker itself did not catch. Once a program has begun, it is the program's. */
  fail(message: string): void;
  /** Reports that the worker is no more. */
  lose(reason: string): void;
}

/** It may hold what the program wrote, of any length. */
const longestMessage = 4_000;

type Stage = 'booting' | 'ready' | 'running' | 'hosting' | 'over';

export interface SandboxWorkerEvents {
  /** A program begins; the promise tells when it is over. */
  onBusy(over: Promise<unknown>): void;
  /** The worker's thread is to be ended. */
  onEnd(): void;
}

/** Speaks with the worker at the other end of the port, and believes nothing of what it says. */
export function createSandboxWorker(port: MessagePort, { onBusy, onEnd }: SandboxWorkerEvents): SandboxWorker {
  let stage: Stage = 'booting';
  let hearProgram: (message: WorkerMessage) => void = () => undefined;
  const post: (request: WorkerRequest) => void = (request) => port.postMessage(request);
  const ready = createDeferred<{ readonly isSnapshotRefused: boolean }>();
  const ended = createDeferred<WorkerEnd>();

  function finish(result: WorkerEnd): void {
    if (stage === 'over') return;
    stage = 'over';
    port.close();
    if (result.type === 'lost') ready.reject(new Error(result.reason));
    ended.resolve(result);
    onEnd();
  }

  function begin(next: 'running' | 'hosting', hear: (message: WorkerMessage) => void): Promise<WorkerEnd> {
    stage = next;
    hearProgram = hear;
    onBusy(ended.promise);
    return ended.promise;
  }

  function lose(reason: string): void {
    finish({ type: 'lost', reason });
  }

  function fail(message: string): void {
    const isServing = stage === 'running' || stage === 'hosting';
    if (isServing) hearProgram(errorOutput(message));
    finish(isServing ? { type: 'failed' } : { type: 'lost', reason: `The runtime cannot start: ${message}` });
  }

  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = parseWorkerMessage(data);
    if (stage === 'booting' && message?.type === 'ready') {
      stage = 'ready';
      ready.resolve(message);
    } else if (stage === 'booting' && message?.type === 'bootFailed') {
      lose(`The runtime cannot start: ${message.reason}`);
    } else if (stage === 'running' && message?.type === 'ended') {
      finish({ type: message.outcome });
    } else if ((stage === 'running' || stage === 'hosting') && message !== undefined) {
      hearProgram(message);
    }
  };

  return {
    ready: ready.promise,
    get isLost() {
      return stage === 'over';
    },
    run: (program, onOutput) => {
      post({ type: 'run', program });
      return begin('running', outputTo(onOutput));
    },
    host: (program, hear) => {
      post({ type: 'host', program });
      return begin('hosting', hear);
    },
    connect: (hear) => begin('hosting', hear),
    query: (sql) => post({ type: 'query', sql }),
    ask: (questions) => post({ type: 'ask', questions }),
    fail,
    end: () => lose('The program was ended.'),
    lose,
  };
}

function errorOutput(message: string): WorkerMessage {
  return { type: 'output', parts: [{ stream: 'error', text: `${message.slice(0, longestMessage)}\n` }] };
}

function outputTo(show: (parts: readonly OutputPart[]) => void): (message: WorkerMessage) => void {
  return (message) => {
    if (message.type === 'output') show(message.parts);
  };
}
