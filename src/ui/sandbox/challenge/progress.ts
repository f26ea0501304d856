import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Language } from '../../../lesson/lesson.ts';
import { readSaved, writeSaved } from '../../state/saved.ts';

const languages = ['python', 'typescript'] as const satisfies Language[];

const attemptSchema = v.object({
  /** Which choice was predicted, and what trying the starter showed: the names of the properties it breaks. */
  prediction: v.optional(v.object({ choice: v.number(), broken: v.optional(v.array(v.string())) })),
  hintsShown: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  solvedIn: v.optional(v.array(v.picklist(languages)), []),
});
export type Attempt = Readonly<v.InferOutput<typeof attemptSchema>>;

const progressSchema = v.object({
  challengeId: v.optional(v.string()),
  language: v.optional(v.picklist(languages), 'typescript'),
  attempts: v.optional(v.record(v.string(), attemptSchema), {}),
});
export type Progress = Readonly<v.InferOutput<typeof progressSchema>>;

export type ProgressStore = StoreApi<Progress>;

export const noAttempt: Attempt = { hintsShown: 0, solvedIn: [] };

/** How far the learner has come with the challenges of a lesson, as this browser has it. */
export function openProgress(lessonId: string): ProgressStore {
  const key = `sandbox/${lessonId}/challenges`;
  const store = createStore<Progress>(() => readSaved(key, progressSchema) ?? { language: 'typescript', attempts: {} });
  store.subscribe((progress) => writeSaved(key, progress));
  return store;
}

export function changeAttempt(store: ProgressStore, id: string, change: Partial<Attempt>): void {
  store.setState(({ attempts }) => ({
    attempts: { ...attempts, [id]: { ...(attempts[id] ?? noAttempt), ...change } },
  }));
}
