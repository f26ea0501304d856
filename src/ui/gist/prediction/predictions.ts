import * as v from 'valibot';
import { mergedRecords } from '../../../base/mergedRecords.ts';
import { sharedSaved, type SharedStore } from '../../state/sharedSaved.ts';

export const predictionsSchema = v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0)));
/** Which choice was made, by turning point. Whether it was right is found in the run, every time. */
export type Predictions = Readonly<v.InferOutput<typeof predictionsSchema>>;

export function predictionsOf(lessonId: string): SharedStore<Predictions> {
  const key = `predictions/${lessonId}`;
  return sharedSaved<Predictions>({ key, schema: predictionsSchema, start: {}, merge: mergePredictions });
}

/** Of two predictions about one thing always the same one stays. */
export function mergePredictions(a: Predictions, b: Predictions): Predictions {
  return mergedRecords(a, b, Math.min);
}
