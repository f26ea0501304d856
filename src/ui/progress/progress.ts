import { useStore } from 'zustand';
import type { Lesson } from '../../lesson/lesson.ts';
import type { ReviewLog } from '../../practice/review.ts';
import { predictionsOf, type Predictions } from '../gist/prediction/predictions.ts';
import { reviewsOf } from '../qa/practice/reviews.ts';
import { openAttempts, type Attempts } from '../sandbox/challenge/attempts.ts';
import { bestScores, type BestScores } from '../stage/adversary/bestScores.ts';
import type { SharedStore } from '../state/sharedSaved.ts';
import { seenIn, type Seen } from './seen.ts';

/** Everything that a learner has reached in a lesson; each part is kept by what it is about. */
export interface Progress {
  readonly seen: Seen;
  readonly predictions: Predictions;
  readonly reviews: ReviewLog;
  readonly attempts: Attempts;
  readonly best: BestScores;
}

export type ProgressStores = { readonly [Part in keyof Progress]: SharedStore<Progress[Part]> };

export function progressStores({ id }: Pick<Lesson, 'id'>): ProgressStores {
  return {
    seen: seenIn(id),
    predictions: predictionsOf(id),
    reviews: reviewsOf(id),
    attempts: openAttempts(id),
    best: bestScores(),
  };
}

export function useProgress(stores: ProgressStores): Progress {
  return {
    seen: useStore(stores.seen),
    predictions: useStore(stores.predictions),
    reviews: useStore(stores.reviews),
    attempts: useStore(stores.attempts),
    best: useStore(stores.best),
  };
}
