import type { Language } from './protocol.ts';
import { openSandboxFrame, type SandboxFrame } from './sandboxFrame.ts';
import type { SandboxWorker } from './sandboxWorker.ts';

export interface WorkerPool {
  /** Opens the frame and starts the spare worker, if need be; done when the spare is ready. */
  load(): Promise<void>;
  /** A worker that is ready; the spare, if there is one. */
  take(): Promise<SandboxWorker>;
  /** Returns a worker that ran nothing. */
  putBack(worker: SandboxWorker): void;
  /** Starts the next spare, so that the next run need not wait for it. */
  refill(): void;
}

/**
 * Keeps one worker warm. `prepare` gives a new frame what its workers need, `onReady` hears of every worker that has
 * started. A frame that is lost is opened anew.
 */
export function createWorkerPool(
  language: Language,
  prepare: (frame: SandboxFrame) => Promise<void>,
  onReady: (frame: SandboxFrame, isSnapshotRefused: boolean) => void,
): WorkerPool {
  let opening: Promise<SandboxFrame> | undefined;
  let frame: SandboxFrame | undefined;
  let spare: SandboxWorker | undefined;

  function open(): Promise<SandboxFrame> {
    opening ??= openPrepared().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  async function openPrepared(): Promise<SandboxFrame> {
    const opened = await openSandboxFrame();
    void opened.lost.then(() => {
      opening = undefined;
      frame = undefined;
    });
    await prepare(opened);
    frame = opened;
    return opened;
  }

  function spareOf(opened: SandboxFrame): SandboxWorker {
    if (spare !== undefined && !spare.isLost) return spare;
    const worker = opened.spawn(language);
    worker.ready.then(
      ({ isSnapshotRefused }) => onReady(opened, isSnapshotRefused),
      () => undefined, // whoever takes it hears of it
    );
    spare = worker;
    return worker;
  }

  return {
    load: async () => {
      await spareOf(await open()).ready;
    },
    take: async () => {
      const worker = spareOf(await open());
      spare = undefined;
      await worker.ready;
      return worker;
    },
    putBack: (worker) => {
      if (spare === undefined || spare.isLost) spare = worker;
      else worker.end();
    },
    refill: () => {
      if (frame !== undefined) spareOf(frame);
    },
  };
}
