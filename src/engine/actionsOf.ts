import type { LockAction, MessageName } from './action.ts';
import type { LockConfig } from './config.ts';
import type { Message } from './message.ts';
import { isSameName } from './network.ts';
import { obstacleTo } from './obstacle.ts';
import type { LockState } from './state.ts';

/** What can happen next, in a fixed order: clients, messages, lock service, storage; progress before faults. */
export function actionsOf(config: LockConfig, state: LockState): LockAction[] {
  const names = namesOf(state.network);
  return candidatesOf(config, state, names).filter((action) => obstacleTo(config, state, action) === undefined);
}

function candidatesOf(config: LockConfig, state: LockState, names: readonly MessageName[]): LockAction[] {
  const clients = config.clients.map((_, client) => client);
  return [
    ...clients.map((client): LockAction => ({ type: 'proceed', client })),
    ...clients.map((client): LockAction => ({ type: 'renew', client })),
    ...names.map((message): LockAction => ({ type: 'deliver', message })),
    ...namesOf(state.storage.approved).map((message): LockAction => ({ type: 'act', message })),
    { type: 'expireLease' },
    ...clients.map((client): LockAction => ({ type: 'resume', client })),
    ...faultsOf(state, clients, names),
  ];
}

function faultsOf({ faultsLeft }: LockState, clients: readonly number[], names: readonly MessageName[]): LockAction[] {
  const faults: LockAction[] = [];
  for (const type of ['pause', 'crash', 'retry'] as const) {
    if (faultsLeft[type] > 0) faults.push(...clients.map((client) => ({ type, client })));
  }
  for (const type of ['delay', 'drop', 'duplicate'] as const) {
    if (faultsLeft[type] > 0) faults.push(...names.map((message) => ({ type, message })));
  }
  if (faultsLeft.restart > 0) faults.push({ type: 'restartStorage' });
  if (faultsLeft.failover > 0) faults.push({ type: 'failOver' });
  return faults;
}

function namesOf(messages: readonly Message[]): MessageName[] {
  return messages.map(({ name }) => name).filter(isFirstOfItsName);
}

function isFirstOfItsName(name: MessageName, index: number, names: readonly MessageName[]): boolean {
  const before = names[index - 1];
  return before === undefined || !isSameName(before, name);
}
