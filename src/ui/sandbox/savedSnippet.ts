import type { Snippet } from '../../lesson/lesson.ts';
import { readSaved, writeSaved } from '../state/saved.ts';
import { watchSaved } from '../state/watchSaved.ts';
import { createDraft, savedDraftSchema, type DraftStore } from './draft.ts';

const savePauseMs = 300;

/** The draft of a snippet as this browser has it, saved as one types. */
export function openDraft(lessonId: string, snippet: Snippet): DraftStore {
  const key = keyOf(lessonId, snippet);
  return createDraft({
    original: snippet.code,
    saved: readSaved(key, savedDraftSchema),
    save: (saved) => writeSaved(key, saved),
    afterPause: (callback) => setTimeout(callback, savePauseMs),
  });
}

/** Keeps the draft safe when the page goes away, and tells it when another tab saves the same snippet. */
export function guardDraft(lessonId: string, snippet: Snippet, draft: DraftStore): () => void {
  const unwatch = watchSaved(keyOf(lessonId, snippet), savedDraftSchema, draft.meetRival);
  window.addEventListener('pagehide', draft.flush);
  document.addEventListener('visibilitychange', draft.flush);
  return () => {
    draft.flush();
    unwatch();
    window.removeEventListener('pagehide', draft.flush);
    document.removeEventListener('visibilitychange', draft.flush);
  };
}

function keyOf(lessonId: string, snippet: Snippet): string {
  return `sandbox/${lessonId}/${snippet.id}`;
}
