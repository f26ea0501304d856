import { createStore, type StoreApi } from 'zustand/vanilla';
import { readSaved, writeSaved, type Schema } from './saved.ts';
import { removeSaved, watchSaved } from './watchSaved.ts';

interface Shared<T> {
  readonly key: string;
  readonly schema: Schema<T>;
  readonly start: T;
  /**
   * Everything of both. It must not matter which comes first, nor how often: then tabs that tell each other what they
   * have agree in the end. Called with what is here first.
   */
  readonly merge: (mine: T, theirs: T) => T;
}

export interface SharedStore<T> extends Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Changes what is here, takes in what another tab has saved meanwhile, and saves both. */
  readonly change: (next: (state: T) => T) => void;
  /** Back to the start, in this tab and in all others: the one way in which something goes away. */
  readonly reset: () => void;
}

/** Once for each key: two stores of one tab would not hear of each other. */
const open = new Map<string, SharedStore<unknown>>();

/**
 * A store that is saved and that several tabs may change at once: each save takes in what another tab has saved
 * meanwhile, so that the last writer does not win over the others. For what is learned, which only grows.
 */
export function sharedSaved<T>(shared: Shared<T>): SharedStore<T> {
  const known = open.get(shared.key);
  if (known) return known as SharedStore<T>;
  const store = openStore(shared);
  open.set(shared.key, store as SharedStore<unknown>);
  return store;
}

function openStore<T>({ key, schema, start, merge }: Shared<T>): SharedStore<T> {
  const store = createStore<T>(() => readSaved(key, schema) ?? start);
  const take = (value: T): void => {
    if (!isSame(value, store.getState())) store.setState(value, true);
  };
  const meet = (theirs: T): void => {
    const merged = merge(store.getState(), theirs);
    take(merged);
    // They saved before they had heard of ours; this ends once both have the same.
    if (!isSame(merged, theirs)) writeSaved(key, merged);
  };
  watchSaved(key, schema, meet, () => take(start));
  return {
    ...store,
    change: (next) => {
      const mine = next(store.getState());
      const saved = readSaved(key, schema);
      const merged = saved === undefined ? mine : merge(mine, saved);
      take(merged);
      writeSaved(key, merged);
    },
    reset: () => {
      take(start);
      removeSaved(key);
    },
  };
}

/** Whether both say the same, in whatever order their keys came. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(ordered(a)) === JSON.stringify(ordered(b));
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, ordered(item)]));
}
