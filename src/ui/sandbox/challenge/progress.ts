import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { readSaved, writeSaved } from '../../state/saved.ts';
import { languages, noAttempt, openAttempts, type Attempt, type Attempts } from './attempts.ts';

/** Where the learner is; each tab may be elsewhere, and the next visit begins where the last one was. */
const choiceSchema = v.object({
  challengeId: v.optional(v.string()),
  language: v.optional(v.picklist(languages), 'typescript'),
});

export interface Progress extends Readonly<v.InferOutput<typeof choiceSchema>> {
  readonly attempts: Attempts;
  /** A new object each time when something elsewhere on the page leads to the current challenge. */
  readonly asked?: object;
}

export type ProgressStore = StoreApi<Progress>;

const stores = new Map<string, ProgressStore>();

/** How far the learner has come with the challenges of a lesson, as this browser has it. One for each lesson. */
export function openProgress(lessonId: string): ProgressStore {
  const store = stores.get(lessonId) ?? createProgress(lessonId);
  stores.set(lessonId, store);
  return store;
}

function createProgress(lessonId: string): ProgressStore {
  const key = `sandbox/${lessonId}/challenges`;
  const attempts = openAttempts(lessonId);
  const store = createStore<Progress>(() => ({
    ...(readSaved(key, choiceSchema) ?? { language: 'typescript' }),
    attempts: attempts.getState(),
  }));
  attempts.subscribe((state) => store.setState({ attempts: state }));
  store.subscribe((state, before) => {
    const { challengeId, language } = state;
    if (state.attempts !== attempts.getState()) attempts.change(() => state.attempts);
    if (challengeId !== before.challengeId || language !== before.language) writeSaved(key, { challengeId, language });
  });
  return store;
}

export function changeAttempt(store: ProgressStore, id: string, change: Partial<Attempt>): void {
  store.setState(({ attempts }) => ({
    attempts: { ...attempts, [id]: { ...(attempts[id] ?? noAttempt), ...change } },
  }));
}
