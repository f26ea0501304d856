/** Index of a client: 0 is A, 1 is B, … (at most four). */
export type ClientId = number;

/** How a client works while it holds the lock. */
export const habits = ['blindWrite', 'readModifyWrite', 'checksLease', 'rereadsToken', 'leavesTokenOut'] as const;
export type Habit = (typeof habits)[number];

/** How storage decides on a request that carries a token. `asked` asks a program that the model is given. */
export type StorageRule = 'none' | 'fence' | 'strict' | 'tokenAndSequence' | 'seal' | 'claim' | 'asked';

/**
 * A real system, what of it is taken for the token, and which of its traps is set; the last part of a name says which.
 * Their recipes are in sources/.
 */
export type RecipeSource =
  | `zk${'Czxid' | 'Epoch' | 'Sequence' | 'Wrap' | 'Parent' | 'Version' | 'Session'}`
  | `etcd${'Revision' | 'Busy' | 'Lease' | 'Version'}`
  | `redis${'Counter' | 'Failover' | 'Expiring' | 'Evicted' | 'Flushed' | 'Reentry' | 'Random'}`
  | `dynamo${'Fence' | 'Guid' | 'Deleted'}`
  | `chubby${'Generation' | 'Delay'}`;

/** Token sources that are a rule. */
export type CountedSource = 'counter' | 'uuid' | 'forgetfulCounter';

/** Where the lock service takes its tokens from. `asked` asks a program that the model is given. */
export type TokenSource = CountedSource | RecipeSource | 'asked';

export interface ClientConfig {
  readonly habit: Habit;
  /** Writes to do while holding the lock, at least 1. */
  readonly writeCount: number;
  /** The client asks for the lock no earlier than this. */
  readonly asksAtMs: number;
  /** How often it may renew its lease. */
  readonly renewCount: number;
  /** How long it works, after it has read the grant, before it turns to storage. */
  readonly workMs: number;
  /** Seconds of its own clock in one real second: below 1 it runs slow, and a lease seems to last longer. */
  readonly clockRate: number;
  /** Its writes go to x and y in turn, x first. Only for storage that asks: any other has one value. */
  readonly alternatesKeys?: boolean;
}

/** How many times each fault may happen in one run. */
export type FaultKind = 'pause' | 'crash' | 'delay' | 'drop' | 'duplicate' | 'retry' | 'restart' | 'failover';
export type FaultBudget = Readonly<Record<FaultKind, number>>;

/** One small distributed system, completely described. */
export interface LockConfig {
  readonly clients: readonly ClientConfig[];
  readonly rule: StorageRule;
  readonly tokenSource: TokenSource;
  readonly firstToken: number;
  /** `forgetful` storage loses its highest token on restart, never its data. */
  readonly storageMemory: 'durable' | 'forgetful';
  /** `checkThenAct` storage compares in one step and writes in another. */
  readonly storageStep: 'atomic' | 'checkThenAct';
  /** `atomic` lock calls are granted in one action; `messages` travel, and can be lost. */
  readonly lockCalls: 'atomic' | 'messages';
  /** `atomic` replies reach the client with the decision; `messages` travel. */
  readonly replies: 'atomic' | 'messages';
  /** `untimed`: any lease may end at any moment and the clock stands still (for exhaustive search). */
  readonly clock: 'timed' | 'untimed';
  readonly leaseDurationMs: number;
  readonly latencyMs: number;
  readonly pauseDurationMs: number;
  readonly delayMs: number;
  /** What pauses a client, for people: `GC / network partition`. */
  readonly pauseCause: string;
  readonly faults: FaultBudget;
}
