import * as v from 'valibot';
import { sharedSaved, type SharedStore } from '../state/sharedSaved.ts';

export const seenSchema = v.record(v.string(), v.literal(true));
/** What was read to its end, or watched to its end: `gist/rule`, `maps/architecture`, `story/zombie-writer`. */
export type Seen = Readonly<v.InferOutput<typeof seenSchema>>;

export function seenIn(lessonId: string): SharedStore<Seen> {
  return sharedSaved<Seen>({
    key: `seen/${lessonId}`,
    schema: seenSchema,
    start: {},
    merge: (a, b) => ({ ...a, ...b }),
  });
}
