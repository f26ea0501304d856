import { walk } from '../../model/walk.ts';
import { habits, type ClientConfig, type FaultBudget, type LockConfig } from '../config.ts';
import { defaultConfig } from '../defaults.ts';
import { lockModel } from '../lockModel.ts';
import {
  modelDecisionOf,
  storageOperationOf,
  type StorageDecision,
  type StorageOperation,
} from './storageOperation.ts';
import { storageSql } from './storageSql.ts';

/** What storage is asked in a run, and what the model says to it. */
export interface ModelRun {
  readonly config: LockConfig;
  readonly operations: readonly { readonly operation: StorageOperation; readonly decision: StorageDecision }[];
  /** The row that the database should hold in the end, without the resource's name. */
  readonly row: readonly string[];
}

const longestRun = 60;

/** A random system and a random schedule in it: each number, or 0 when there are no more, makes one choice. */
export function randomRun(numbers: Iterable<number>): ModelRun {
  const left = numbers[Symbol.iterator]();
  const number = (): number => {
    const next = left.next();
    return next.done ? 0 : next.value;
  };
  const among = <Value>(values: readonly [Value, ...Value[]]): Value => values[number() % values.length] ?? values[0];
  const config = randomSystem(among);
  const { valueOf, rowOf } = storageSql(config, 'sqlite', '');
  const operations: ModelRun['operations'][number][] = [];
  const model = lockModel(config);
  let [state] = model.initialStates;
  let stepCount = 0;
  for (const step of walk(model, number)) {
    const operation = storageOperationOf(config, step);
    const decision = operation && modelDecisionOf(step, valueOf);
    if (operation && decision) operations.push({ operation, decision });
    state = step.state;
    if (++stepCount === longestRun) break;
  }
  return { config, operations, row: state ? rowOf(state.storage).slice(1) : [] };
}

type Among = <Value>(values: readonly [Value, ...Value[]]) => Value;

function randomSystem(among: Among): LockConfig {
  // Twice what is likely to matter, so that many requests of an old token come late.
  const faults: FaultBudget = {
    pause: among([0, 1]),
    crash: 0,
    delay: 0,
    drop: among([0, 1]),
    duplicate: among([1, 2]),
    retry: among([0, 1]),
    restart: among([0, 1]),
    failover: among([0, 1]),
  };
  const habit = among<ClientConfig['habit'] | 'each'>(['readModifyWrite', 'blindWrite', 'each']);
  const clients = Array.from({ length: among([2, 3]) }, (_, index): ClientConfig => ({
    habit: habit === 'each' ? among(habits) : habit,
    writeCount: among([1, 2, 3]),
    asksAtMs: 0,
    renewCount: index === 0 ? among([0, 1]) : 0,
    workMs: 0,
    clockRate: 1,
  }));
  return {
    ...defaultConfig,
    clients,
    faults,
    rule: among(['fence', 'none', 'strict', 'tokenAndSequence', 'seal', 'claim']),
    tokenSource: among(['counter', 'uuid', 'forgetfulCounter']),
    firstToken: among([41, 1, 9]),
    storageMemory: among(['durable', 'forgetful']),
    storageStep: among(['atomic', 'checkThenAct']),
    lockCalls: 'atomic',
    replies: among(['atomic', 'messages']),
    clock: 'untimed',
  };
}
