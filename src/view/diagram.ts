import type { MessageName } from '../engine/action.ts';
import type { Participant } from './participant.ts';

/** A space-time diagram as values: who, from where, to where, in the units of `Rows`. Nothing about pixels. */
export interface Diagram {
  readonly lanes: readonly Participant[];
  readonly arrows: readonly Arrow[];
  readonly bars: readonly Bar[];
  readonly notes: readonly Note[];
}

/** A message from send to delivery. */
export interface Arrow {
  readonly key: string;
  readonly name: MessageName;
  readonly from: Participant;
  readonly to: Participant;
  readonly start: number;
  /** Where it arrives or is lost; undefined while it is still in flight at the end of the trace. */
  readonly end: number | undefined;
  readonly fate: 'delivered' | 'dropped' | 'inFlight';
  readonly isReply: boolean;
  readonly isDelayed: boolean;
  readonly isCopy: boolean;
  /** The message that a copy was made of. */
  readonly original: Pick<Arrow, 'start' | 'end' | 'fate'> | undefined;
  readonly text: string;
  readonly token: string | undefined;
  /** What its arrival did: broke an invariant, was stopped by the fence, or neither. */
  readonly tone: Tone;
}

export type Tone = 'plain' | 'bad' | 'good';

/** Something that lasts: a lease at the lock service, a client's belief, a pause. */
export interface Bar {
  readonly key: string;
  readonly kind: 'lease' | 'belief' | 'pause';
  readonly lane: Participant;
  readonly start: number;
  /** Undefined: it lasts beyond the trace. */
  readonly end: number | undefined;
  /** Whose lease; for its colour and its badge. */
  readonly token: string | undefined;
  readonly text: string;
}

/** Something said at a participant's line: what storage holds now, a refusal, an action that is impossible here. */
export interface Note {
  readonly key: string;
  readonly lane: Participant;
  /** Whose request it answers: the note stands on the other side of the line. */
  readonly about: Participant | undefined;
  readonly at: number;
  readonly lines: readonly string[];
  readonly tone: Tone;
  readonly kind: 'storage' | 'event' | 'notTaken';
}
