import * as v from 'valibot';
import { mergedRecords } from '../../../base/mergedRecords.ts';
import { sharedSaved, type SharedStore } from '../../state/sharedSaved.ts';

const mostMoves = 10_000;
export const bestScoresSchema = v.record(
  v.string(),
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostMoves)),
);
/** Fewest moves in which the learner reached a level's goal, by level. */
export type BestScores = Readonly<v.InferOutput<typeof bestScoresSchema>>;

export function bestScores(): SharedStore<BestScores> {
  return sharedSaved<BestScores>({ key: 'adversary', schema: bestScoresSchema, start: {}, merge: mergeBestScores });
}

export function mergeBestScores(a: BestScores, b: BestScores): BestScores {
  return mergedRecords(a, b, Math.min);
}
