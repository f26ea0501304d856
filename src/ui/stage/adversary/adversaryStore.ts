import { create } from 'zustand';
import type { LockAction } from '../../../engine/action.ts';
import { encodeSchedule } from '../../../engine/scheduleCode.ts';
import type { Level } from '../../../lesson/lesson.ts';
import { bestScores } from './bestScores.ts';
import { outlookAfter, type Outlook } from './outlook.ts';

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
  best: bestScores().getState(),
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
    const before = bestScores().getState()[id] ?? Number.POSITIVE_INFINITY;
    if (before > moveCount) bestScores().change((best) => ({ ...best, [id]: moveCount }));
  },
}));

bestScores().subscribe((best) => useAdversary.setState({ best }));

export function outlookKey({ id }: Level, moves: readonly LockAction[]): string {
  return `${id} ${encodeSchedule(moves.map((move) => [move]))}`;
}
