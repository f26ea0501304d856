import * as v from 'valibot';
import { create } from 'zustand';
import { readSaved, writeSaved } from '../state/saved.ts';

/** What the learner has done with the questions: which answers are open, and what the list is narrowed to. */
interface QaState {
  readonly lessonId: string;
  readonly openIds: readonly string[];
  readonly filter: string;
  /** Empty: of any topic, of any level. */
  readonly topic: string;
  readonly level: string;
  /** Takes up the answers that were open at the last visit. */
  restore(lessonId: string): void;
  /** The learner's own choice, which is saved. */
  setOpen(ids: readonly string[], isOpen: boolean): void;
  /** Opens one for a link, for this visit. */
  openFromLink(id: string): void;
  narrow(to: Partial<Pick<QaState, 'filter' | 'topic' | 'level'>>): void;
}

export const useQaStore = create<QaState>()((set, get) => ({
  lessonId: '',
  openIds: [],
  filter: '',
  topic: '',
  level: '',
  restore: (lessonId) => {
    if (get().lessonId === lessonId) return;
    const saved = readSaved(keyOf(lessonId), v.array(v.string())) ?? [];
    set((state) => ({ lessonId, openIds: [...new Set([...saved, ...state.openIds])] }));
  },
  setOpen: (ids, isOpen) => {
    const others = get().openIds.filter((id) => !ids.includes(id));
    const openIds = isOpen ? [...others, ...ids] : others;
    set({ openIds });
    writeSaved(keyOf(get().lessonId), openIds);
  },
  openFromLink: (id) => {
    set((state) => ({ openIds: state.openIds.includes(id) ? state.openIds : [...state.openIds, id] }));
  },
  narrow: (to) => {
    set(to);
  },
}));

function keyOf(lessonId: string): string {
  return `answers/${lessonId}`;
}
