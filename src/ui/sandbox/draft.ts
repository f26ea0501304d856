import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** A version of the code that made way for another one, kept so that it can come back. */
const asideSchema = v.object({ text: v.string(), why: v.picklist(['reset', 'otherTab', 'link', 'history']) });

/** What of a draft is saved: the code and, after a reset, the code from before it. */
export const savedDraftSchema = v.object({ text: v.string(), aside: v.optional(asideSchema) });
export type SavedDraft = Readonly<v.InferOutput<typeof savedDraftSchema>>;

export interface Draft {
  readonly text: string;
  readonly aside: SavedDraft['aside'];
  /** Another tab has saved this instead. */
  readonly rival: string | undefined;
}

export interface DraftStore {
  readonly store: StoreApi<Draft>;
  readonly edit: (text: string) => void;
  /** Back to the lesson's code. What was there is set aside. */
  readonly reset: () => void;
  /** Brings back what was set aside; edits made since then take its place, so that nothing is lost. */
  readonly bringBack: () => void;
  /** Another tab has saved `saved` under the same key. */
  readonly meetRival: (saved: SavedDraft) => void;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  /** Takes code that a link brought, or that was run before. What was there is set aside. */
  readonly takeOther: (text: string, why: 'link' | 'history') => void;
  /** Saves now what a pending save would save soon. */
  readonly flush: () => void;
}

interface Surroundings {
  readonly original: string;
  readonly saved: SavedDraft | undefined;
  readonly save: (saved: SavedDraft) => void;
  /** Calls back once, after a pause in typing. */
  readonly afterPause: (callback: () => void) => void;
}

/** The learner's version of a snippet, and the only place that decides what becomes of it. */
export function createDraft({ original, saved, save, afterPause }: Surroundings): DraftStore {
  const store = createStore<Draft>(() => ({ text: saved?.text ?? original, aside: saved?.aside, rival: undefined }));
  let isSavePending = false;

  const saveNow = (): void => {
    isSavePending = false;
    const { text, aside } = store.getState();
    save(aside === undefined ? { text } : { text, aside });
  };
  const flush = (): void => {
    if (isSavePending) saveNow();
  };
  const change = (next: Partial<Draft>): void => {
    store.setState(next);
    saveNow();
  };

  return {
    store,
    flush,
    edit: (text) => {
      if (text === store.getState().text) return;
      store.setState({ text });
      if (!isSavePending) afterPause(flush);
      isSavePending = true;
    },
    reset: () => {
      const { text } = store.getState();
      if (text !== original) change({ text: original, aside: { text, why: 'reset' } });
    },
    bringBack: () => {
      const { text, aside } = store.getState();
      if (aside === undefined) return;
      change({ text: aside.text, aside: text === original || text === aside.text ? undefined : { ...aside, text } });
    },
    meetRival: ({ text }) => store.setState((draft) => ({ rival: text === draft.text ? undefined : text })),
    keepMine: () => change({ rival: undefined }),
    takeOther: (other, why) => {
      const { text } = store.getState();
      if (text !== other) change({ text: other, aside: { text, why } });
    },
    takeTheirs: () => {
      const { text, rival } = store.getState();
      if (rival === undefined) return;
      change({ text: rival, rival: undefined, aside: { text, why: 'otherTab' } });
    },
  };
}
