import { createDeferred } from './deferred.ts';
import type { Compiled } from './languageSupport.ts';
import { createOutputRelay } from './outputRelay.ts';
import type { LoadProgress, Run, RunEnd, RunOptions } from './runner.ts';
import type { SandboxWorker } from './sandboxWorker.ts';
import type { WorkerPool } from './workerPool.ts';

export interface RunMeans {
  readonly pool: WorkerPool;
  load(onProgress?: (progress: LoadProgress) => void): Promise<void>;
  compile(source: string): Promise<Compiled>;
}

/** The next spare starts a moment after the run, so as not to take time from a short one. */
const refillDelayMs = 300;

/** Begins a run: loads, compiles, runs in a worker of its own, and ends that worker however the run ends. */
export function startRun({ pool, load, compile }: RunMeans, code: string, options: RunOptions): Run {
  const ended = createDeferred<RunEnd>();
  const output = createOutputRelay(options.onOutput);
  const timers: ReturnType<typeof setTimeout>[] = [];
  let worker: SandboxWorker | undefined;
  let isOver = false;

  function settle(end: RunEnd): void {
    if (isOver) return;
    isOver = true;
    timers.forEach(clearTimeout);
    output.close();
    worker?.end();
    if (worker !== undefined) pool.refill();
    ended.resolve(end);
  }

  async function go(): Promise<void> {
    const compiling = compile(code); // while the rest loads
    compiling.catch(() => undefined); // what is in the way of it is in the way of loading, too
    await load(options.onProgress);
    if (isOver) return;
    const compiled = await compiling;
    if (compiled.type === 'refused') {
      output.add(compiled.problems.map((problem) => ({ stream: 'error', text: `${problem}\n` })));
      settle({ type: 'failed' });
      return;
    }
    const taken = await pool.take();
    if (isStopped()) {
      pool.putBack(taken);
      return;
    }
    worker = taken;
    timers.push(
      setTimeout(() => settle({ type: 'timedOut', limitMs: options.limitMs }), options.limitMs),
      setTimeout(() => pool.refill(), refillDelayMs),
    );
    settle(await taken.run(compiled.program, output.add));
  }

  /** Asked through a function since it may have changed while waiting. */
  const isStopped = (): boolean => isOver;

  go().catch((error: unknown) => {
    settle({ type: 'lost', reason: error instanceof Error ? error.message : String(error) });
  });
  return { ended: ended.promise, stop: () => settle({ type: 'stopped' }) };
}
