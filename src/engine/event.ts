import type { ClientId } from './config.ts';
import type { Message, Refusal, Reply } from './message.ts';

/** What happened, in the past tense. `message` events carry the copy they are about. */
export type LockEvent =
  | { readonly type: 'messageSent'; readonly message: Message; readonly isRetry: boolean }
  | { readonly type: 'messageDelivered'; readonly message: Message }
  | { readonly type: 'messageDelayed'; readonly message: Message }
  | { readonly type: 'messageDropped'; readonly message: Message }
  | { readonly type: 'messageDuplicated'; readonly message: Message }
  | LeaseGranted
  /** Without a holder, the lock is withheld. */
  | { readonly type: 'acquireRefused'; readonly client: ClientId; readonly holder: ClientId | null }
  | { readonly type: 'leaseRenewed'; readonly client: ClientId; readonly token: number; readonly durationMs: number }
  | { readonly type: 'renewRefused'; readonly client: ClientId; readonly token: number }
  | { readonly type: 'leaseExpired'; readonly client: ClientId; readonly token: number }
  | { readonly type: 'lockDelayEnded' }
  | { readonly type: 'leaseReleased'; readonly client: ClientId; readonly token: number }
  | { readonly type: 'releaseIgnored'; readonly client: ClientId; readonly token: number }
  | { readonly type: 'tokenReread'; readonly client: ClientId; readonly from: number; readonly to: number }
  | { readonly type: 'leaseChecked'; readonly client: ClientId; readonly isHeld: boolean }
  | ReadAccepted
  | WriteAccepted
  | Rejected
  | { readonly type: 'writeApproved'; readonly client: ClientId; readonly token: number; readonly highest: number }
  /** Only where storage asks: its program will be asked again. */
  | { readonly type: 'requestPutOff'; readonly client: ClientId; readonly request: 'read' | 'write' }
  | {
      readonly type: 'duplicateRecognised';
      readonly client: ClientId;
      readonly token: number;
      readonly sequence: number;
    }
  | AnswerContradicted
  | { readonly type: 'replyReceived'; readonly client: ClientId; readonly reply: Reply }
  | { readonly type: 'replyIgnored'; readonly client: ClientId; readonly reply: Reply }
  | { readonly type: 'clientPaused'; readonly client: ClientId; readonly durationMs: number; readonly cause: string }
  | { readonly type: 'clientResumed'; readonly client: ClientId; readonly believesItHolds: boolean }
  | { readonly type: 'clientCrashed'; readonly client: ClientId }
  | { readonly type: 'storageRestarted'; readonly forgot: number }
  | { readonly type: 'lockServiceFailedOver'; readonly lost: number };

export interface LeaseGranted {
  readonly type: 'leaseGranted';
  readonly client: ClientId;
  readonly token: number;
  readonly durationMs: number;
  /** Whether a lease that a failover lost has not run out yet: two leases at once. */
  readonly isBesideLostLease: boolean;
}

export interface ReadAccepted {
  readonly type: 'readAccepted';
  readonly client: ClientId;
  readonly token: number;
  readonly value: number;
  /** The highest token seen, before and after. */
  readonly highestBefore: number;
  readonly highest: number;
}

export interface WriteAccepted {
  readonly type: 'writeAccepted';
  readonly client: ClientId;
  readonly token: number;
  readonly sequence: number;
  readonly value: number;
  readonly previous: number;
  readonly highestBefore: number;
  readonly highest: number;
  /** Whether this was no write of the newest grant: the lock service had granted the lock again since. */
  readonly isSuperseded: boolean;
  /** Whether it is superseded, and the newest holder had a write accepted already: that write may be gone. */
  readonly overwritesNewer: boolean;
  /** Whether a later write of the same client had been accepted before: an old copy undoes it. */
  readonly undoesOwnWrite: boolean;
  /** Whether, in a system of counters, the value now falls short of the increments accepted. */
  readonly losesUpdate: boolean;
  /** Whether a write of a newer grant had been accepted before: a stale write got through. */
  readonly isOlderThanAccepted: boolean;
  /** Where it is written, if not to x. */
  readonly key?: 'y';
  /** It carried no token: `token` is that of its client's grant. */
  readonly lacksToken?: true;
}

export interface Rejected {
  readonly type: 'readRejected' | 'writeRejected';
  readonly client: ClientId;
  readonly refusal: Refusal;
  /** Of a write: its number, and the highest that storage had seen under that token. Only where storage looks at it. */
  readonly sequence?: number;
  readonly highestSequence?: number;
  /** Whether it carries the token of the holder at this moment. */
  readonly isHolder: boolean;
  /** Whether the client still waits for this answer: not when a late copy of an answered request is refused. */
  readonly isAwaited: boolean;
  /** Only where storage asks: whether it has served nobody else since this client's last request, or this is its first. */
  readonly isUndisturbed?: boolean;
  /** Only where storage asks: whether this is a copy of the write that it served last. */
  readonly repeatsLastWrite?: boolean;
}

/** Storage that asks: what it answered is not what it did to its data. */
export interface AnswerContradicted {
  readonly type: 'answerContradicted';
  readonly client: ClientId;
  readonly reply: 'ok' | 'value' | 'fenced' | 'later';
  /** The data that it is about, if not x. */
  readonly key?: 'y';
  /** What the data should be after that answer, and what it is. */
  readonly expected: number;
  readonly stored: number;
}
