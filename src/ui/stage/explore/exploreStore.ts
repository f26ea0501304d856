import { create } from 'zustand';
import type { SmallSystem } from '../../../engine/smallSystem.ts';
import type { Progress } from '../../../explorer/exploration.ts';
import { startExploration, type ExplorationRun, type Explored } from '../../../runner/explorer/startExploration.ts';
import type { SearchLimits } from '../../../runner/explorer/explorerMessages.ts';

export type Search =
  | { readonly type: 'none' }
  | { readonly type: 'running'; readonly system: SmallSystem; readonly progress: Progress | undefined }
  | { readonly type: 'ended'; readonly system: SmallSystem; readonly explored: Explored }
  | { readonly type: 'lost'; readonly reason: string };

interface ExploreState {
  /** What the next search will look at. */
  readonly system: SmallSystem;
  readonly limits: SearchLimits;
  readonly search: Search;
  change(change: Partial<SmallSystem>): void;
  limit(change: Partial<SearchLimits>): void;
  start(): void;
  stop(): void;
}

let run: ExplorationRun | undefined;

/** The explorer beside the Stage; it outlives its panel, so that a search goes on while the panel is closed. */
export const useExplore = create<ExploreState>()((set, get) => ({
  system: {
    clientCount: 2,
    writeCount: 1,
    habit: 'readModifyWrite',
    rule: 'fence',
    tokenSource: 'counter',
    storageMemory: 'durable',
    storageStep: 'atomic',
    faults: [],
  },
  limits: { stateLimit: 5_000_000, useSymmetry: false },
  search: { type: 'none' },
  change: (change) => set((state) => ({ system: { ...state.system, ...change } })),
  limit: (change) => set((state) => ({ limits: { ...state.limits, ...change } })),
  start: () => {
    const { system, limits, search } = get();
    if (search.type === 'running') return;
    set({ search: { type: 'running', system, progress: undefined } });
    run = startExploration(system, limits, (progress) => {
      set({ search: { type: 'running', system, progress } });
    });
    run.ended.then(
      (explored) => {
        set({ search: { type: 'ended', system, explored } });
      },
      (error: unknown) => {
        set({ search: { type: 'lost', reason: error instanceof Error ? error.message : String(error) } });
      },
    );
  },
  stop: () => run?.stop(),
}));
