import type { LockAction } from '../../engine/action.ts';
import type { SmallSystem } from '../../engine/smallSystem.ts';
import type { Exploration, Progress } from '../../explorer/exploration.ts';
import type { ExplorerReply, ExplorerRequest, SearchRequest } from './explorerMessages.ts';

export interface Explored {
  readonly exploration: Exploration<LockAction>;
  readonly elapsedMs: number;
}

export interface ExplorationRun {
  /** Also when it was stopped: with what had been found. Rejects with a sentence when the worker is lost. */
  readonly ended: Promise<Explored>;
  stop(): void;
}

/** Looks at every interleaving of `system` in a worker of its own, which is gone when it is done. */
export function startExploration(
  system: SmallSystem,
  search: SearchRequest,
  onProgress: (progress: Progress) => void,
): ExplorationRun {
  const worker = new Worker(new URL('./explorerWorker.ts', import.meta.url), { type: 'module' });
  const ask = (request: ExplorerRequest): void => {
    worker.postMessage(request);
  };
  const ended = new Promise<Explored>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ExplorerReply>) => {
      if (data.type === 'progress') onProgress(data.progress);
      else resolve({ exploration: data.exploration, elapsedMs: data.elapsedMs });
    };
    worker.onerror = (event) => {
      event.preventDefault();
      reject(
        new Error('The search broke off: this browser ran out of memory for it, or its code could not be loaded.'),
      );
    };
  }).finally(() => {
    worker.terminate();
  });
  ask({ type: 'explore', system, search });
  return {
    ended,
    stop: () => {
      ask({ type: 'stop' });
    },
  };
}
