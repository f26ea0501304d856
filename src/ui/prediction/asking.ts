import * as v from 'valibot';
import { create } from 'zustand';
import { readSaved, writeSaved } from '../state/saved.ts';

interface Asking {
  /** Whether one is asked what one expects: before a turning point of a story, and before a challenge. */
  readonly isAsked: boolean;
  setAsked(isAsked: boolean): void;
}

const key = 'predictions/asked';

export const useAsking = create<Asking>()((set) => ({
  isAsked: readSaved(key, v.boolean()) ?? true,
  setAsked: (isAsked) => {
    set({ isAsked });
    writeSaved(key, isAsked);
  },
}));
