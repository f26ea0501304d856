import { createDeferred } from './deferred.ts';
import { parseWorkerMessage } from './messages.ts';
import type { OutputPart, Program, RunRequest } from './protocol.ts';

export type WorkerEnd = { readonly type: 'finished' | 'failed' } | { readonly type: 'lost'; readonly reason: string };

/** A worker in the sandbox frame. It boots by itself and then runs one program. */
export interface SandboxWorker {
  /** Rejects with a sentence when the worker cannot start. */
  readonly ready: Promise<{ readonly isSnapshotRefused: boolean }>;
  readonly isLost: boolean;
  /** Runs the program; the promise tells how it ended by itself. Only for a worker that is ready, and only once. */
  run(program: Program, onOutput: (parts: readonly OutputPart[]) => void): Promise<WorkerEnd>;
  /** Ends the worker, whatever it does; nothing more is heard of it. */
  end(): void;
  /** Reports that the worker is no more. */
  lose(reason: string): void;
}

type Stage = 'booting' | 'ready' | 'running' | 'over';

/** `end` is told to end the worker's thread. */
export function createSandboxWorker(port: MessagePort, end: () => void): SandboxWorker {
  let stage: Stage = 'booting';
  let showOutput: (parts: readonly OutputPart[]) => void = () => undefined;
  const ready = createDeferred<{ readonly isSnapshotRefused: boolean }>();
  const ended = createDeferred<WorkerEnd>();

  function finish(result: WorkerEnd): void {
    if (stage === 'over') return;
    stage = 'over';
    port.close();
    if (result.type === 'lost') ready.reject(new Error(result.reason));
    ended.resolve(result);
    end();
  }

  function lose(reason: string): void {
    finish({ type: 'lost', reason });
  }

  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = parseWorkerMessage(data);
    if (stage === 'booting' && message?.type === 'ready') {
      stage = 'ready';
      ready.resolve(message);
    } else if (stage === 'booting' && message?.type === 'bootFailed') {
      lose(`The runtime cannot start: ${message.reason}`);
    } else if (stage === 'running' && message?.type === 'output') {
      showOutput(message.parts);
    } else if (stage === 'running' && message?.type === 'ended') {
      finish({ type: message.outcome });
    }
  };

  return {
    ready: ready.promise,
    get isLost() {
      return stage === 'over';
    },
    run: (program, onOutput) => {
      stage = 'running';
      showOutput = onOutput;
      port.postMessage({ type: 'run', program } satisfies RunRequest);
      return ended.promise;
    },
    end: () => lose('The program was ended.'),
    lose,
  };
}
