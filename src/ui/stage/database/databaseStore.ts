import { create } from 'zustand';
import type { Execute } from '../../../engine/database/compareRun.ts';
import type { Dialect } from '../../../engine/database/sqlText.ts';
import type { LoadProgress } from '../../../runner/runner.ts';
import { runnerOf } from '../../sandbox/runnerOf.ts';

export type Standing =
  | { readonly type: 'unloaded' }
  | { readonly type: 'loading'; readonly progress: LoadProgress | undefined }
  | { readonly type: 'ready'; readonly execute: Execute }
  | { readonly type: 'failed'; readonly reason: string };

interface DatabaseState {
  readonly resource: string;
  readonly standings: Readonly<Record<Dialect, Standing>>;
  name(resource: string): void;
  /** Loads and connects, unless that is done or under way. What comes of it is in the standings. */
  load(dialect: Dialect): void;
}

/** The databases beside the Stage; they outlive their panel, so that they are loaded once. */
export const useDatabases = create<DatabaseState>()((set, get) => {
  const stand = (dialect: Dialect, standing: Standing): void => {
    set(({ standings }) => ({ standings: { ...standings, [dialect]: standing } }));
  };
  return {
    resource: 'x',
    standings: { sqlite: { type: 'unloaded' }, postgres: { type: 'unloaded' } },
    name: (resource) => set({ resource }),
    load: (dialect) => {
      const { type } = get().standings[dialect];
      if (type === 'loading' || type === 'ready') return;
      stand(dialect, { type: 'loading', progress: undefined });
      connectTo(
        dialect,
        (progress) => stand(dialect, { type: 'loading', progress }),
        (reason) => stand(dialect, { type: 'failed', reason }),
      ).then(
        (execute) => stand(dialect, { type: 'ready', execute }),
        (error: unknown) => stand(dialect, { type: 'failed', reason: sentenceOf(error) }),
      );
    },
  };
});

async function connectTo(
  dialect: Dialect,
  onProgress: (progress: LoadProgress) => void,
  onLost: (reason: string) => void,
): Promise<Execute> {
  const start = performance.now();
  const runner = await runnerOf(dialect);
  const connection = await runner.connect(onProgress);
  // For whoever wants to know how long it took; the bench does.
  performance.measure(`${dialect} ready`, { start });
  return async (sql) => {
    try {
      const [outcome] = await connection.execute(sql);
      return outcome ?? { type: 'done' };
    } catch (error) {
      onLost(sentenceOf(error));
      throw error;
    }
  };
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
