import { defined } from '../base/assert.ts';
import type { Transition } from '../model/model.ts';
import type { ClientId, LockConfig } from './config.ts';
import type { Emit } from './emit.ts';
import type { LockEvent } from './event.ts';
import type { Answer } from './lockService.ts';
import type { PutOff, StorageRequest } from './message.ts';
import type { LockServiceState, LockState, StorageState } from './state.ts';

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
  /** What is stored under y, where clients write there; x is the value of any storage. */
  readonly y?: number;
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
export type AskedRequest = AskedWrite | AskedRead;

interface AskedRead {
  readonly type: 'read';
  readonly client: string;
  /** Null where the client left it out. */
  readonly token: number | string | null;
  readonly first?: boolean;
  /** What the program noted down when it put this request off, as JSON text; only when it is asked again. */
  readonly memo?: string;
}

interface AskedWrite extends Omit<AskedRead, 'type'> {
  readonly type: 'write';
  readonly sequence: number;
  readonly value: number;
  /** Only where there are two. */
  readonly key?: 'x' | 'y';
}

export type AskedReply =
  | { readonly type: 'ok' }
  | { readonly type: 'value'; readonly value: number }
  | { readonly type: 'refused'; readonly reason: string }
  /** Not yet: ask again, with this memo (JSON text), when others may have been served. */
  | { readonly type: 'later'; readonly memo: string };

export interface AskedAnswer {
  readonly state: AskedState;
  /** What is stored now; y only where there are two keys. */
  readonly x: number;
  readonly y?: number;
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

/**
 * What a system does differently where it asks. It comes with the program (asking.ts), so that a page on which nobody
 * writes programs need not have it.
 */
export interface Asking {
  readonly storageAtStart: (hasTwoKeys: boolean) => Pick<StorageState, 'asked'>;
  readonly issuerAtStart: () => Pick<LockServiceState, 'asked'>;
  readonly answer: (
    config: LockSystem,
    state: LockState,
    message: PutOff,
    request: StorageRequest,
    emit: Emit,
  ) => Answer;
  readonly restartStorage: (state: LockState, emit: Emit) => LockState;
  /** The token of the next grant, which goes to `client`, and what the source remembers then. */
  readonly issue: (state: LockState, client: ClientId) => Issued;
  readonly failOverIssuer: (lockService: LockServiceState) => Pick<LockServiceState, 'asked'>;
  /** What the source makes of all that happened in an action; nothing when it does not care. */
  readonly after?: (transition: Transition<LockState, LockEvent>) => Transition<LockState, LockEvent>;
  /** Which grant (1, 2, …) a client's token came from; where a token was repeated, the client tells. */
  readonly grantOf: (state: LockState, client: ClientId, token: number) => number;
}

export type Issued = Pick<LockServiceState, 'asked'> & { readonly token: number };

/** A configuration together with what it asks, which is never stored. */
export interface LockSystem extends LockConfig {
  readonly asking?: Asking;
}

export function askingOf({ asking }: LockSystem): Asking {
  return defined(asking, 'program to ask');
}
