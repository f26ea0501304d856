import {
  habits,
  type FaultBudget,
  type FaultKind,
  type Habit,
  type LockConfig,
  type StorageRule,
  type TokenSource,
} from './config.ts';
import { defaultClient, defaultConfig } from './defaults.ts';

/** Without a clock, a delay is what may happen to any request anyway. */
export type SmallFault = Exclude<FaultKind, 'delay'>;

/** The storage rules that a system can name by itself: any other asks a program. */
export type BuiltInRule = Exclude<StorageRule, 'asked'>;
export type BuiltInTokenSource = Exclude<TokenSource, 'asked'>;

/**
 * A system small enough to look at every interleaving of it: clients that are all alike, calls to the lock service and
 * answers of storage in one action each, no clock. Any lease may end at any moment, any request may take as long as it
 * likes, and each of the faults named may happen once.
 */
export interface SmallSystem {
  /** 1 to 4. */
  readonly clientCount: number;
  /** Writes of each client under its grant, 1 to 3. */
  readonly writeCount: number;
  readonly habit: Habit;
  readonly rule: BuiltInRule;
  readonly tokenSource: BuiltInTokenSource;
  readonly storageMemory: LockConfig['storageMemory'];
  readonly storageStep: LockConfig['storageStep'];
  readonly faults: readonly SmallFault[];
}

/** What each part of a small system may be, in the order in which people are offered it. */
export const smallSystemChoices = {
  clientCount: [1, 2, 3, 4],
  writeCount: [1, 2, 3],
  habit: habits,
  rule: ['none', 'fence', 'strict', 'tokenAndSequence', 'seal', 'claim'],
  tokenSource: ['counter', 'uuid', 'forgetfulCounter'],
  storageMemory: ['durable', 'forgetful'],
  storageStep: ['atomic', 'checkThenAct'],
  faults: ['pause', 'crash', 'drop', 'duplicate', 'retry', 'restart', 'failover'],
} as const satisfies { readonly [Part in keyof SmallSystem]: readonly unknown[] };

const noFaults: FaultBudget = {
  pause: 0,
  crash: 0,
  delay: 0,
  drop: 0,
  duplicate: 0,
  retry: 0,
  restart: 0,
  failover: 0,
};

export function configOfSmall({ clientCount, writeCount, habit, faults, ...storage }: SmallSystem): LockConfig {
  const client = { ...defaultClient, habit, writeCount };
  return {
    ...defaultConfig,
    ...storage,
    clients: Array.from({ length: clientCount }, () => client),
    clock: 'untimed',
    lockCalls: 'atomic',
    replies: 'atomic',
    faults: { ...noFaults, ...Object.fromEntries(faults.map((fault) => [fault, 1])) },
  };
}
