import type { StageAddress } from './stageAddress.ts';
import type { State } from './store.ts';

/** What an address says of the panel of databases; undefined while it is closed. */
export function openDatabase({
  panels,
  dialect,
}: Pick<State, 'panels' | 'dialect'>): Pick<StageAddress, 'database'> | undefined {
  return panels.includes('database') ? { database: dialect } : undefined;
}
