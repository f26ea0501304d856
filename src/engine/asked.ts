import { defined } from '../base/assert.ts';
import { clientText, type MessageName } from './action.ts';
import type { ClientId, LockConfig } from './config.ts';
import type { Emit } from './emit.ts';
import type { StorageRequest } from './message.ts';
import type { LockState, StorageState } from './state.ts';
import { tokenText } from './tokenSource.ts';

/** A program's state: two JSON texts, each written in one way only, so that equal states are equal texts. */
export interface AskedState {
  /** What a restart keeps. The data is in it: `x` is what is stored. */
  readonly disk: string;
  /** What a restart puts back to its start. */
  readonly memory: string;
}

/** Storage that asks, and what a bystander notes down of it. */
export interface AskedStorageState extends AskedState {
  /** Whose request it accepted last. */
  readonly servedLast: ClientId | null;
}

/** A token source that asks, and what a bystander notes down of it. */
export interface AskedIssuerState extends AskedState {
  /** The disk of the standby: that of a grant ago. */
  readonly standby: string;
  /** How many failovers there have been. */
  readonly term: number;
  /** All grants, also those that a failover lost. */
  readonly grants: readonly { readonly client: ClientId; readonly token: number }[];
}

/** A request as the program sees it. */
export type AskedRequest =
  | {
      readonly type: 'write';
      readonly client: string;
      readonly token: number | string;
      readonly sequence: number;
      readonly value: number;
      readonly first?: boolean;
    }
  | {
      readonly type: 'read';
      readonly client: string;
      readonly token: number | string;
      readonly first?: boolean;
    };

export type AskedReply =
  | { readonly type: 'ok' }
  | { readonly type: 'value'; readonly value: number }
  | { readonly type: 'refused'; readonly reason: string };

export interface AskedAnswer {
  readonly state: AskedState;
  /** What is stored now. */
  readonly x: number;
  readonly reply: AskedReply;
}

/** What a token source that asks is asked. */
export interface IssueRequest {
  readonly type: 'issue';
  readonly client: string;
  readonly term: number;
}

export interface IssueAnswer {
  readonly state: AskedState;
  readonly token: number;
}

/** Decides for storage, or a token source, that asks. Pure: the same state and request always get the same answer. */
export interface AskedProgram {
  readonly start: AskedState;
  readonly decide: (state: AskedState, request: AskedRequest) => AskedAnswer;
  readonly issue: (state: AskedState, request: IssueRequest) => IssueAnswer;
}

/** A configuration together with what it asks, which is never stored. */
export interface LockSystem extends LockConfig {
  readonly program?: AskedProgram;
}

/** Thrown by a program that does not know the answer yet: this branch cannot go on, others can. */
export class QuestionPending extends Error {
  readonly state: AskedState;
  readonly request: AskedRequest | IssueRequest;

  constructor(state: AskedState, request: AskedRequest | IssueRequest) {
    super('This question has no answer yet.');
    this.state = state;
    this.request = request;
  }
}

/** A token is a number where it can be counted, and a text where it is a UUID; only there it shows which request claims. */
export function askedRequestOf(config: LockConfig, { client }: MessageName, request: StorageRequest): AskedRequest {
  const isUuid = config.tokenSource === 'uuid';
  const common = {
    client: clientText(client),
    token: isUuid ? tokenText(config.tokenSource, request.token) : request.token,
  };
  const first = isUuid ? { first: request.claims } : {};
  if (request.type === 'read') return { type: 'read', ...common, ...first };
  return { type: 'write', ...common, sequence: request.sequence, value: request.value, ...first };
}

/** What storage that asks begins with, beside what any storage does. */
export function askedAtStart(program: AskedProgram): Pick<StorageState, 'asked'> {
  return { asked: { ...program.start, servedLast: null } };
}

/** Its disk is as it was, its memory as at the start. */
export function restartAsked(system: LockSystem, state: LockState, emit: Emit): LockState {
  emit({ type: 'storageRestarted', forgot: 0 });
  const { memory } = programOf(system).start;
  return { ...state, storage: { ...state.storage, asked: { ...askedOf(state), memory } } };
}

export function programOf({ program }: LockSystem): AskedProgram {
  return defined(program, 'program to ask');
}

export function askedOf({ storage }: LockState): AskedStorageState {
  return defined(storage.asked, 'state of storage that asks');
}
