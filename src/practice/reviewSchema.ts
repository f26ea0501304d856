import * as v from 'valibot';
import { grades } from './review.ts';

const reviewSchema = v.object({
  atMs: v.pipe(v.number(), v.integer(), v.minValue(0)),
  grade: v.picklist(grades),
  isUndone: v.optional(v.literal(true)),
});

/** A `ReviewLog` of unknown origin: saved earlier, by another tab, or in a file. */
export const reviewLogSchema = v.record(v.string(), v.array(reviewSchema));
