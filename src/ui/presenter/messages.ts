import * as v from 'valibot';
import { talkSchema } from './talk.ts';

/** Changed with the form of the messages: windows of two builds do not understand each other, and say so. */
export const protocol = 1;

const role = v.picklist(['hall', 'presenter']);
const point = v.tuple([v.number(), v.number()]);
const sender = { protocol: v.literal(protocol), from: v.string(), role };

export const messageSchema = v.variant('type', [
  /** Someone has come, or come back, and wants to know. */
  v.object({ ...sender, type: v.literal('hello') }),
  v.object({ ...sender, type: v.literal('talk'), talk: talkSchema }),
  /** This is on the screen now. */
  v.object({ ...sender, type: v.literal('shown'), revision: v.number() }),
  /** What is pointed at or drawn at this moment; nothing: no more. */
  v.object({ ...sender, type: v.literal('pointer'), at: v.optional(point), stroke: v.optional(v.array(point)) }),
  v.object({ ...sender, type: v.literal('bye') }),
  /** The talk is over: the hall becomes an ordinary page again. */
  v.object({ ...sender, type: v.literal('over') }),
]);

export type Message = v.InferOutput<typeof messageSchema>;
export type Role = v.InferOutput<typeof role>;
type Body<M> = M extends unknown ? Omit<M, 'protocol' | 'from' | 'role'> : never;
export type MessageBody = Body<Message>;
