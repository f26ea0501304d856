import * as v from 'valibot';
import { sharedSaved, type SharedStore } from '../../state/sharedSaved.ts';

export const bestScoresSchema = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1)));
/** Fewest moves in which the learner reached a level's goal, by level. */
export type BestScores = Readonly<v.InferOutput<typeof bestScoresSchema>>;

export function bestScores(): SharedStore<BestScores> {
  return sharedSaved<BestScores>({ key: 'adversary', schema: bestScoresSchema, start: {}, merge: mergeBestScores });
}

export function mergeBestScores(a: BestScores, b: BestScores): BestScores {
  const ids = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(ids.map((id) => [id, Math.min(a[id] ?? Infinity, b[id] ?? Infinity)]));
}
