import * as v from 'valibot';
import type { FrameReply, WorkerMessage } from './protocol.ts';

const outputPartSchema = v.strictObject({
  stream: v.picklist(['out', 'error', 'note']),
  text: v.string(),
});

const rawAnswerSchema = v.variant('type', [
  v.strictObject({ type: v.literal('answer'), json: v.string() }),
  v.strictObject({ type: v.literal('raised'), message: v.string() }),
  v.strictObject({ type: v.literal('notJson'), problem: v.string() }),
]);

const sqlOutcomeSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('rows'),
    columns: v.array(v.string()),
    rows: v.array(v.array(v.nullable(v.string()))),
    isCut: v.boolean(),
    changedCount: v.nullable(v.number()),
  }),
  v.strictObject({ type: v.literal('changed'), count: v.number() }),
  v.strictObject({ type: v.literal('done') }),
  v.strictObject({ type: v.literal('failed'), message: v.string() }),
]);

const workerMessageSchema = v.variant('type', [
  v.strictObject({ type: v.literal('ready'), isSnapshotRefused: v.boolean() }),
  v.strictObject({ type: v.literal('bootFailed'), reason: v.string() }),
  v.strictObject({ type: v.literal('output'), parts: v.array(outputPartSchema) }),
  v.strictObject({ type: v.literal('ended'), outcome: v.picklist(['finished', 'failed']) }),
  v.strictObject({ type: v.literal('hosted'), start: v.string() }),
  v.strictObject({ type: v.literal('notHosted'), problem: v.string() }),
  v.strictObject({ type: v.literal('asking'), questionIndex: v.number() }),
  v.strictObject({
    type: v.literal('answered'),
    answers: v.array(v.strictObject({ first: rawAnswerSchema, second: rawAnswerSchema })),
  }),
  v.strictObject({ type: v.literal('queried'), outcomes: v.array(sqlOutcomeSchema) }),
]);

const frameReplySchema = v.variant('type', [
  v.strictObject({ type: v.literal('connected') }),
  v.strictObject({ type: v.literal('provided') }),
  v.strictObject({ type: v.literal('refused'), reason: v.string() }),
  v.strictObject({ type: v.literal('workerFailed'), workerId: v.number(), reason: v.string() }),
  v.strictObject({ type: v.literal('workerEnded'), workerId: v.number() }),
  v.strictObject({ type: v.literal('snapshot'), snapshot: v.instance(ArrayBuffer) }),
  v.strictObject({ type: v.literal('alive') }),
]);

/** The message if it is one, else undefined: what is malformed is as good as not said. */
export function parseWorkerMessage(data: unknown): WorkerMessage | undefined {
  const result = v.safeParse(workerMessageSchema, data);
  return result.success ? result.output : undefined;
}

export function parseFrameReply(data: unknown): FrameReply | undefined {
  const result = v.safeParse(frameReplySchema, data);
  return result.success ? result.output : undefined;
}
