import * as v from 'valibot';
import { mergeReviewLogs } from '../../practice/review.ts';
import { reviewLogSchema } from '../../practice/reviewSchema.ts';
import { mergePredictions, predictionsSchema } from '../gist/prediction/predictions.ts';
import { attemptsSchema, mergeAttempts } from '../sandbox/challenge/attempts.ts';
import { bestScoresSchema, mergeBestScores } from '../stage/adversary/bestScores.ts';
import type { Progress } from './progress.ts';
import { seenSchema } from './seen.ts';

const format = 'distributed-locks/progress';
const version = 1;
/** Some ten years of practice. */
const mostCharacters = 2_000_000;

const headSchema = v.object({
  format: v.literal(format),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  lesson: v.string(),
});
const progressSchema = v.object({
  seen: seenSchema,
  predictions: predictionsSchema,
  reviews: reviewLogSchema,
  attempts: attemptsSchema,
  best: bestScoresSchema,
});

export function progressText(lessonId: string, progress: Progress): string {
  return `${JSON.stringify({ format, version, lesson: lessonId, progress }, undefined, 1)}\n`;
}

export type ReadProgress =
  { readonly type: 'read'; readonly progress: Progress } | { readonly type: 'refused'; readonly sentence: string };

/** The progress in a file of unknown origin, or a sentence that says why it cannot be taken. Never throws. */
export function readProgress(text: string, lessonId: string): ReadProgress {
  if (text.length > mostCharacters) return refused('This file is too large to be progress of this lesson.');
  const value = parsed(text);
  if (value === undefined) {
    const isHalf = text.trimStart().startsWith('{') && text.includes(format);
    return refused(
      isHalf ? 'This file ends in the middle: part of it is missing.' : 'This is no progress file of this page.',
    );
  }
  const head = v.safeParse(headSchema, value);
  if (!head.success) return refused('This is no progress file of this page.');
  if (head.output.version > version) {
    return refused('This file was made by a newer version of this page. Load the page again to get that version.');
  }
  if (head.output.lesson !== lessonId) {
    return refused(`This file is about another lesson (${head.output.lesson.slice(0, 40)}).`);
  }
  const body = v.safeParse(v.object({ progress: progressSchema }), value);
  if (!body.success) return refused('This progress file is damaged: something in it cannot be read.');
  return { type: 'read', progress: body.output.progress };
}

/** Everything of both. */
export function mergedProgress(mine: Progress, theirs: Progress): Progress {
  return {
    seen: { ...theirs.seen, ...mine.seen },
    predictions: mergePredictions(mine.predictions, theirs.predictions),
    reviews: mergeReviewLogs(mine.reviews, theirs.reviews),
    attempts: mergeAttempts(mine.attempts, theirs.attempts),
    best: mergeBestScores(mine.best, theirs.best),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function refused(reason: string): ReadProgress {
  return { type: 'refused', sentence: `${reason} Nothing was changed.` };
}
