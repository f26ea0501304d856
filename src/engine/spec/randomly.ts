import { walk, type WalkStep } from '../../model/walk.ts';
import type { LockAction, MessageName } from '../action.ts';
import type { LockConfig } from '../config.ts';
import type { LockEvent } from '../event.ts';
import { lockModel } from '../lockModel.ts';
import type { LockState } from '../state.ts';

export type LockWalkStep = WalkStep<LockState, LockAction, LockEvent>;

/** A random schedule: one action for each number, picked among those possible at that point, until none is left. */
export function takeChoices(config: LockConfig, choices: readonly number[]): LockWalkStep[] {
  const left = [...choices];
  const steps: LockWalkStep[] = [];
  if (left.length === 0) return steps;
  for (const step of walk(lockModel(config), () => left.shift() ?? 0)) {
    steps.push(step);
    if (left.length === 0) break;
  }
  return steps;
}

/** Every action there is a word for, possible or not, that is about the first clients and their first messages. */
export function everyAction(clientCount: number, numberCount: number): LockAction[] {
  const clients = Array.from({ length: clientCount }, (_, client) => client);
  const numbers = Array.from({ length: numberCount }, (_, index) => index + 1);
  const names = clients.flatMap((client) =>
    numbers.flatMap((number): MessageName[] => [
      { client, number, kind: 'request' },
      { client, number, kind: 'reply' },
    ]),
  );
  return [
    ...(['proceed', 'renew', 'retry', 'pause', 'resume', 'crash'] as const).flatMap((type) =>
      clients.map((client) => ({ type, client })),
    ),
    ...(['deliver', 'delay', 'drop', 'duplicate', 'act'] as const).flatMap((type) =>
      names.map((message) => ({ type, message })),
    ),
    { type: 'expireLease' },
    { type: 'restartStorage' },
    { type: 'failOver' },
  ];
}
