import { create } from 'zustand';
import { verdictRows, withDuplicate, type VerdictRow } from '../../../engine/verdictRows.ts';
import { startExploration, type Explored } from '../../../runner/explorer/startExploration.ts';

export interface ComputedRow {
  readonly row: VerdictRow;
  readonly explored: Explored;
}

interface TableState {
  readonly hasDuplicate: boolean;
  /** As far as they are computed, in the order of the table. */
  readonly rows: readonly ComputedRow[];
  readonly status: 'empty' | 'computing' | 'done' | 'lost';
  compute(hasDuplicate: boolean): Promise<void>;
}

/** Far above what any row needs: the table is about complete searches. */
const limits = { stateLimit: 1_000_000, useSymmetry: false };

let latest = 0;

/** Where each rule stands, explored row by row. */
export const useTable = create<TableState>()((set, get) => ({
  hasDuplicate: false,
  rows: [],
  status: 'empty',
  compute: async (hasDuplicate) => {
    const turn = ++latest;
    set({ hasDuplicate, rows: [], status: 'computing' });
    try {
      for (const plain of verdictRows) {
        const row = hasDuplicate ? withDuplicate(plain) : plain;
        const explored = await startExploration(row.system, limits, () => undefined).ended;
        if (turn !== latest) return;
        set({ rows: [...get().rows, { row, explored }] });
      }
      set({ status: 'done' });
    } catch {
      if (turn === latest) set({ status: 'lost' });
    }
  },
}));
