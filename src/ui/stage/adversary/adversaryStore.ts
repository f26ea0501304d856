import * as v from 'valibot';
import { create } from 'zustand';
import type { LockAction } from '../../../engine/action.ts';
import { encodeSchedule } from '../../../engine/scheduleCode.ts';
import type { Level } from '../../../lesson/lesson.ts';
import { readSaved, writeSaved } from '../../state/saved.ts';
import { outlookAfter, type Outlook } from './outlook.ts';

const savedKey = 'adversary';
const bestSchema = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1)));

interface AdversaryState {
  readonly level: Level | undefined;
  /** By level and moves (`outlookKey`). What is on its way is not in it. */
  readonly outlooks: ReadonlyMap<string, Outlook>;
  /** Fewest moves in which the learner reached a level's goal, by level. */
  readonly best: Readonly<Record<string, number>>;
  choose(level: Level | undefined): void;
  /** Has the referee look, unless it has looked before. */
  look(level: Level, moves: readonly LockAction[]): void;
  reached(level: Level, moveCount: number): void;
}

const asked = new Set<string>();

export const useAdversary = create<AdversaryState>()((set, get) => ({
  level: undefined,
  outlooks: new Map(),
  best: readSaved(savedKey, bestSchema) ?? {},
  choose: (level) => {
    // What could not be found out may be found out this time.
    const known = [...get().outlooks].filter(([, { type }]) => type !== 'unknown');
    for (const key of get().outlooks.keys()) if (!known.some(([other]) => other === key)) asked.delete(key);
    set({ level, outlooks: new Map(known) });
  },
  look: (level, moves) => {
    const key = outlookKey(level, moves);
    if (asked.has(key)) return;
    asked.add(key);
    void outlookAfter(level.system, level.goal, moves).then((outlook) => {
      set(({ outlooks }) => ({ outlooks: new Map(outlooks).set(key, outlook) }));
    });
  },
  reached: ({ id }, moveCount) => {
    const before = get().best;
    if ((before[id] ?? Number.POSITIVE_INFINITY) <= moveCount) return;
    const best = { ...before, [id]: moveCount };
    set({ best });
    writeSaved(savedKey, best);
  },
}));

export function outlookKey({ id }: Level, moves: readonly LockAction[]): string {
  return `${id} ${encodeSchedule(moves.map((move) => [move]))}`;
}
