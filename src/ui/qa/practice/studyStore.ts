import { create } from 'zustand';
import type { Drill } from '../../../practice/drill.ts';
import type { Session } from '../../../practice/session.ts';

export type Study =
  | { readonly type: 'none' }
  | { readonly type: 'session'; readonly session: Session }
  | { readonly type: 'drillSetup' }
  | { readonly type: 'drill'; readonly drill: Drill; readonly isReadAloud: boolean };

interface StudyState {
  /** What stands in place of the list of questions; it outlives a change of tab. */
  readonly study: Study;
  open(study: Study): void;
  close(): void;
}

export const useStudy = create<StudyState>()((set) => ({
  study: { type: 'none' },
  open: (study) => {
    set({ study });
  },
  close: () => {
    set({ study: { type: 'none' } });
  },
}));
