import { mergeReviewLogs, type ReviewLog } from '../../../practice/review.ts';
import { reviewLogSchema } from '../../../practice/reviewSchema.ts';
import { sharedSaved, type SharedStore } from '../../state/sharedSaved.ts';

/** What the learner has answered, in all tabs of this browser. Nothing of it leaves the browser by itself. */
export function reviewsOf(lessonId: string): SharedStore<ReviewLog> {
  const key = `practice/${lessonId}`;
  return sharedSaved<ReviewLog>({ key, schema: reviewLogSchema, start: {}, merge: mergeReviewLogs });
}
