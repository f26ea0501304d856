import * as v from 'valibot';

/** A point on a slide, in parts of its width and height. */
const point = v.tuple([v.number(), v.number()]);
const stroke = v.array(point);
const output = v.object({ stream: v.picklist(['out', 'error', 'note']), text: v.string() });

const shownCode = v.object({
  text: v.string(),
  /** The first line in view. */
  topLine: v.number(),
  status: v.string(),
  output: v.array(output),
});

/**
 * All that the windows of a talk have in common: what the hall is shown, and what was added by hand. It is sent whole
 * with every change, so a window that missed some, or has just been opened, is in step after one message.
 */
export const talkSchema = v.object({
  /** The higher one counts; between equals the greater writer. */
  revision: v.number(),
  writer: v.string(),
  /** The item of the running order; empty: what is on the Stage. */
  itemId: v.string(),
  /** What is on the Stage, as an address: `#gist?s=zombie-writer&step=4`. */
  stage: v.string(),
  isAnswerShown: v.boolean(),
  isBlack: v.boolean(),
  isQrShown: v.boolean(),
  /** The question to the hall, with its choices and the hands counted. */
  isAskShown: v.boolean(),
  /** Where the hall finds the lesson, in place of the presenter's own address. */
  publicAddress: v.string(),
  /** By place: strokes belong to a step. */
  strokes: v.record(v.string(), v.array(stroke)),
  /** Hands counted, by place and choice. */
  counts: v.record(v.string(), v.array(v.number())),
  /** By snippet. */
  code: v.record(v.string(), shownCode),
  /** What the explorer has found, in words. */
  found: v.string(),
  beganAtMs: v.optional(v.number()),
});

export type Talk = Readonly<v.InferOutput<typeof talkSchema>>;
export type Stroke = Talk['strokes'][string][number];
export type ShownCode = Talk['code'][string];

export const emptyTalk: Talk = {
  revision: 0,
  writer: '',
  itemId: '',
  stage: '',
  isAnswerShown: false,
  isBlack: false,
  isQrShown: false,
  isAskShown: false,
  publicAddress: '',
  strokes: {},
  counts: {},
  code: {},
  found: '',
};

/** Whether `other` is to take the place of `mine`. */
export function isNewer(other: Talk, mine: Talk): boolean {
  if (other.revision !== mine.revision) return other.revision > mine.revision;
  return other.writer > mine.writer;
}
