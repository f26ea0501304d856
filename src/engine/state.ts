import type { AskedIssuerState, AskedStorageState } from './asked.ts';
import type { ClientId, FaultBudget } from './config.ts';
import type { Message, PutOff, Request } from './message.ts';

/** The whole system at one moment: plain data. */
export interface LockState {
  /** Milliseconds since the start of the run; stands still in an untimed world. */
  readonly nowMs: number;
  readonly lockService: LockServiceState;
  readonly clients: readonly ClientState[];
  /** Messages in flight: a lane for each client, ordered by name, so that who sent first makes no different state. */
  readonly network: readonly (readonly Message[])[];
  readonly storage: StorageState;
  readonly record: BystanderRecord;
  readonly faultsLeft: FaultBudget;
}

export interface LockServiceState {
  /** Who the lock service regards as owner now. */
  readonly holder: ClientId | null;
  /** The holder's token; null without a holder. */
  readonly token: number | null;
  readonly expiresAtMs: number;
  /** How many tokens the source remembers having issued. */
  readonly issuedCount: number;
  /** The client of the most recent grant. */
  readonly latest: ClientId | null;
  /** Only while nobody can have the lock, because its last holder lost it: when that is over. */
  readonly withheldUntilMs?: number;
  /** Only where the token source asks. */
  readonly asked?: AskedIssuerState;
}

export interface ClientState {
  /** `holding` is what the client believes; the lock service may know better. */
  readonly phase: 'idle' | 'acquiring' | 'holding' | 'finished' | 'crashed';
  readonly token: number | null;
  readonly writesLeft: number;
  /** What the step before a write found: the value read, or 0 for a check or a re-read that passed. Null before it. */
  readonly prepared: number | null;
  /** The request whose answer it waits for. */
  readonly outstanding: { readonly number: number; readonly request: Request } | null;
  readonly requestCount: number;
  readonly renewalsLeft: number;
  readonly isPaused: boolean;
  readonly pausedAtMs: number;
  /** When it read the grant: its work begins. */
  readonly holdsSinceMs: number;
  /** When it sent the request that brought its lease: its own deadline counts from here. */
  readonly askedAtMs: number;
}

export interface StorageState {
  /** A count where clients read, modify and write; otherwise the `writeMark` of the last write, 0 before any. */
  readonly value: number;
  /** The highest token that storage has seen (0 at first, and after forgetting). */
  readonly highestToken: number;
  /** The highest sequence number seen under that token; used by the rule `tokenAndSequence` only. */
  readonly highestSequence: number;
  /** The token of the latest claim, 0 for none; used by the rule `claim` only. */
  readonly claimedToken: number;
  /** What storage has looked at and not yet acted on, ordered as in the network: checked writes, or what a program put off. */
  readonly approved: readonly PutOff[];
  /** Only where storage asks. */
  readonly asked?: AskedStorageState;
}

/** What a bystander notes down. No participant can see it; properties need it. */
export interface BystanderRecord {
  /** Writes that storage answered with OK, a repeated one counted once. */
  readonly acceptedCount: number;
  readonly clients: readonly ClientRecord[];
  /** Which grant (1, 2, …) the newest token of an accepted write came from. */
  readonly newestAcceptedGrant: number;
  readonly acceptedTokensDecreased: boolean;
  /** The deadline of the lease that a failover lost; null when none was. */
  readonly lostLeaseUntilMs: number | null;
}

export interface ClientRecord {
  /** The sequence number of its newest accepted write, 0 before any. */
  readonly acceptedSequence: number;
}
