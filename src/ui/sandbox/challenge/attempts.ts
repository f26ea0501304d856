import * as v from 'valibot';
import { mergedRecords } from '../../../base/mergedRecords.ts';
import type { Language } from '../../../lesson/lesson.ts';
import { sharedSaved, type SharedStore } from '../../state/sharedSaved.ts';

export const languages = ['python', 'typescript', 'sql'] as const satisfies Language[];

const attemptSchema = v.object({
  /** Which choice was predicted, and what trying the starter showed: the names of the properties it breaks. */
  prediction: v.optional(v.object({ choice: v.number(), broken: v.optional(v.array(v.string())) })),
  hintsShown: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  solvedIn: v.optional(v.array(v.picklist(languages)), []),
});
export type Attempt = Readonly<v.InferOutput<typeof attemptSchema>>;

/** By challenge. */
export const attemptsSchema = v.record(v.string(), attemptSchema);
export type Attempts = Readonly<v.InferOutput<typeof attemptsSchema>>;

export const noAttempt: Attempt = { hintsShown: 0, solvedIn: [] };

/** How far the learner has come with each challenge of a lesson, in all tabs of this browser. */
export function openAttempts(lessonId: string): SharedStore<Attempts> {
  const key = `sandbox/${lessonId}/attempts`;
  return sharedSaved<Attempts>({ key, schema: attemptsSchema, start: {}, merge: mergeAttempts });
}

export function mergeAttempts(a: Attempts, b: Attempts): Attempts {
  return mergedRecords(a, b, mergeAttempt);
}

function mergeAttempt(a: Attempt, b: Attempt): Attempt {
  const prediction = preferred(a.prediction, b.prediction);
  return {
    ...(prediction && { prediction }),
    hintsShown: Math.max(a.hintsShown, b.hintsShown),
    solvedIn: languages.filter((language) => a.solvedIn.includes(language) || b.solvedIn.includes(language)),
  };
}

/** The one that has been tried; of two such, always the same one. */
function preferred(a: Attempt['prediction'], b: Attempt['prediction']): Attempt['prediction'] {
  if (!a || !b) return a ?? b;
  if (!a.broken !== !b.broken) return a.broken ? a : b;
  return a.choice <= b.choice ? a : b;
}
