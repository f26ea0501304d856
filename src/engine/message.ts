import type { MessageName } from './action.ts';
import type { ClientId } from './config.ts';

/** What a client asks of the lock service (first four) or of storage (last two). */
export type Request =
  | { readonly type: 'acquire' }
  | { readonly type: 'renew'; readonly token: number }
  | { readonly type: 'release'; readonly token: number }
  | { readonly type: 'fetchToken' }
  | { readonly type: 'read'; readonly token: number; readonly claims: boolean }
  | {
      readonly type: 'write';
      readonly token: number;
      readonly value: number;
      readonly sequence: number;
      /** Where it is written, if not to x. */
      readonly key?: 'y';
      /** Whether it is the first request to storage under this grant: where storage takes claims, it is one. */
      readonly claims: boolean;
      /** Its client leaves the token out: `token` is that of its grant, as only a bystander knows. */
      readonly lacksToken?: true;
    };

export type StorageRequest = Extract<Request, { type: 'read' | 'write' }>;
export type WriteRequest = Extract<Request, { type: 'write' }>;
export type LockRequest = Exclude<Request, StorageRequest>;

export type Reply =
  /** `askedAtMs` is when the request was sent: the client's own deadline counts from there. */
  | { readonly type: 'granted'; readonly token: number; readonly askedAtMs: number }
  | { readonly type: 'held'; readonly holder: ClientId | null }
  | { readonly type: 'renewed'; readonly askedAtMs: number }
  | { readonly type: 'notHolder' }
  | { readonly type: 'released' }
  | { readonly type: 'currentToken'; readonly token: number }
  | { readonly type: 'value'; readonly value: number }
  | { readonly type: 'ok' }
  | Refusal;

/** Storage's distinct error: 412 Fenced, or 428 for a missing token. `highest` is what it had seen when it decided; where it takes claims, whose claim stood. */
export interface Refusal {
  readonly type: 'fenced';
  readonly token: number;
  readonly highest: number;
  readonly reason: 'lower' | 'notHigher' | 'oldSequence' | 'notClaimed' | 'missing' | 'asked';
  /** The reason in the words of the program that was asked. */
  readonly words?: string;
}

/** One copy of a message in flight. */
export interface Message {
  readonly name: MessageName;
  readonly body: Request | Reply;
  readonly sentAtMs: number;
  /** It cannot arrive before this. */
  readonly notBeforeMs: number;
  readonly isDelayed: boolean;
}

/** A request that storage has looked at and will act on later. */
export interface PutOff extends Message {
  /** Where storage asks: what its program noted down, as JSON text. */
  readonly memo?: string;
}

export function isStorageRequest(request: Request): request is StorageRequest {
  return request.type === 'read' || request.type === 'write';
}
