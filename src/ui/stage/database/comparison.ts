import { create } from 'zustand';
import { randomNumbers } from '../../../base/randomNumbers.ts';
import { compareRun, type Execute } from '../../../engine/database/compareRun.ts';
import { randomRun } from '../../../engine/database/randomRun.ts';
import type { Dialect } from '../../../engine/database/sqlText.ts';
import { useDatabases } from './databaseStore.ts';

export const schedulesAtOnce = 300;

export interface Comparison {
  readonly state: 'none' | 'running' | 'stopped' | 'ended' | 'lost';
  readonly dialects: readonly Dialect[];
  readonly scheduleCount: number;
  readonly requestCount: number;
  /** Where a database differed from the model, and in which schedule. */
  readonly difference: string | undefined;
}

interface ComparisonStore extends Comparison {
  start(): void;
  stop(): void;
}

let isStopped = false;
let lastSeed = 0;

/** The same random schedules through the model and through every database that is loaded. */
export const useComparison = create<ComparisonStore>()((set, get) => ({
  state: 'none',
  dialects: [],
  scheduleCount: 0,
  requestCount: 0,
  difference: undefined,
  start: () => {
    if (get().state === 'running') return;
    isStopped = false;
    const loaded = loadedDatabases();
    const dialects = loaded.map(({ dialect }) => dialect);
    set({ state: 'running', dialects, scheduleCount: 0, requestCount: 0, difference: undefined });
    compare(loaded, set).then(
      () => set({ state: isStopped ? 'stopped' : 'ended' }),
      () => set({ state: 'lost' }),
    );
  },
  stop: () => {
    isStopped = true;
  },
}));

interface Loaded {
  readonly dialect: Dialect;
  readonly execute: Execute;
}

function loadedDatabases(): readonly Loaded[] {
  const { standings } = useDatabases.getState();
  return (['sqlite', 'postgres'] as const).flatMap((dialect) => {
    const standing = standings[dialect];
    return standing.type === 'ready' ? [{ dialect, execute: standing.execute }] : [];
  });
}

async function compare(loaded: readonly Loaded[], tell: (told: Partial<Comparison>) => void): Promise<void> {
  let requestCount = 0;
  for (let scheduleCount = 1; scheduleCount <= schedulesAtOnce; scheduleCount++) {
    const seed = (lastSeed += 1);
    const run = randomRun(numbersOf(seed));
    for (const { dialect, execute } of loaded) {
      const difference = await compareRun(execute, dialect, `schedule ${seed}`, run);
      if (isStopped) return;
      if (difference !== undefined) {
        tell({ difference: `schedule ${seed}, ${difference}` });
        return;
      }
    }
    requestCount += run.operations.length;
    tell({ scheduleCount, requestCount });
  }
}

function* numbersOf(seed: number): Generator<number> {
  const next = randomNumbers(seed);
  for (;;) yield next();
}
