import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { sharedSaved, type SharedStore } from './sharedSaved.ts';

type Scores = Readonly<Record<string, number>>;

/** Browser tabs of one site: each with modules of its own, one storage, and events that come later. */
interface Tab {
  readonly scores: SharedStore<Scores>;
}
let kept: Map<string, string>;
let listeners: { readonly tab: number; readonly hear: (event: StorageEvent) => void }[];
let pending: { readonly from: number; readonly event: StorageEvent }[];
let active: number;

beforeEach(() => {
  kept = new Map();
  listeners = [];
  pending = [];
  active = 0;
  const tell = (key: string, newValue: string | null): void => {
    if ((kept.get(key) ?? null) === newValue) return;
    if (newValue === null) kept.delete(key);
    else kept.set(key, newValue);
    pending.push({ from: active, event: { key, newValue } as StorageEvent });
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: tell,
    removeItem: (key: string) => tell(key, null),
  });
  vi.stubGlobal('window', {
    addEventListener: (_: string, hear: (event: StorageEvent) => void) => listeners.push({ tab: active, hear }),
  });
});

/** A tab has modules of its own, so a store of its own. */
async function openTab(tab: number): Promise<Tab> {
  active = tab;
  vi.resetModules();
  const { sharedSaved: fresh } = await import('./sharedSaved.ts');
  const scores = fresh<Scores>({
    key: 'scores',
    schema: v.record(v.string(), v.number()),
    start: {},
    merge: (a, b) =>
      Object.fromEntries(
        Object.keys({ ...a, ...b }).map((id) => [id, Math.min(a[id] ?? Infinity, b[id] ?? Infinity)] as const),
      ),
  });
  return { scores };
}

function as(tab: number, act: () => void): void {
  active = tab;
  act();
}

/** Delivers what tabs have told each other, until there is nothing left to tell. */
function settle(): void {
  for (let round = 0; pending.length > 0; round += 1) {
    expect(round).toBeLessThan(10);
    for (const { from, event } of pending.splice(0)) {
      for (const { tab, hear } of listeners) if (tab !== from) as(tab, () => hear(event));
    }
  }
}

const saved = (): unknown => JSON.parse(kept.get('distributed-locks/scores') ?? 'null');

test('what two tabs learn before they hear of each other is kept, in both', async () => {
  const [one, two] = [await openTab(1), await openTab(2)];
  as(1, () => one.scores.change((scores) => ({ ...scores, a: 7 })));
  as(2, () => two.scores.change((scores) => ({ ...scores, b: 5 })));
  settle();
  expect(one.scores.getState()).toEqual({ a: 7, b: 5 });
  expect(two.scores.getState()).toEqual({ a: 7, b: 5 });
  expect(saved()).toEqual({ a: 7, b: 5 });
});

test('a save that went under another one comes back', async () => {
  const [one, two] = [await openTab(1), await openTab(2)];
  as(1, () => one.scores.change((scores) => ({ ...scores, a: 7, c: 3 })));
  // The second tab read before the first one wrote.
  as(2, () => {
    kept.delete('distributed-locks/scores');
    two.scores.change((scores) => ({ ...scores, c: 9 }));
  });
  settle();
  expect(two.scores.getState()).toEqual({ a: 7, c: 3 });
  expect(saved()).toEqual({ a: 7, c: 3 });
});

test('a reset reaches the other tab and does not come back', async () => {
  const [one, two] = [await openTab(1), await openTab(2)];
  as(1, () => one.scores.change(() => ({ a: 7 })));
  settle();
  as(2, () => two.scores.reset());
  settle();
  expect(one.scores.getState()).toEqual({});
  as(1, () => one.scores.change((scores) => ({ ...scores, b: 1 })));
  settle();
  expect([one.scores.getState(), two.scores.getState(), saved()]).toEqual([{ b: 1 }, { b: 1 }, { b: 1 }]);
});

test('a tab has one store for each key', () => {
  const shared = { key: 'once', schema: v.number(), start: 0, merge: Math.max };
  expect(sharedSaved(shared)).toBe(sharedSaved(shared));
});
