import type { LockAction, MessageName } from './action.ts';
import type { LockConfig } from './config.ts';
import { isSameName } from './network.ts';
import { obstacleTo } from './obstacle.ts';
import type { LockState } from './state.ts';

/** What can happen next, in a fixed order: clients, messages, lock service, storage; progress before faults. */
export function actionsOf(config: LockConfig, state: LockState): LockAction[] {
  const names = state.network.map(({ name }) => name).filter(isFirstOfItsName);
  return candidatesOf(config, state, names).filter((action) => obstacleTo(config, state, action) === undefined);
}

function candidatesOf(config: LockConfig, state: LockState, names: readonly MessageName[]): LockAction[] {
  const clients = config.clients.map((_, client) => client);
  const { faultsLeft } = state;
  const candidates: LockAction[] = [];
  for (const client of clients) candidates.push({ type: 'proceed', client });
  for (const client of clients) if (config.clients[client]?.renewCount) candidates.push({ type: 'renew', client });
  for (const message of names) candidates.push({ type: 'deliver', message });
  for (const { name: message } of state.storage.approved) candidates.push({ type: 'act', message });
  candidates.push({ type: 'expireLease' });
  for (const client of clients) if (state.clients[client]?.isPaused) candidates.push({ type: 'resume', client });
  for (const type of ['pause', 'crash', 'retry'] as const) {
    if (faultsLeft[type]) for (const client of clients) candidates.push({ type, client });
  }
  for (const type of ['delay', 'drop', 'duplicate'] as const) {
    if (faultsLeft[type]) for (const message of names) candidates.push({ type, message });
  }
  if (faultsLeft.restart) candidates.push({ type: 'restartStorage' });
  if (faultsLeft.failover) candidates.push({ type: 'failOver' });
  return candidates;
}

function isFirstOfItsName(name: MessageName, index: number, names: readonly MessageName[]): boolean {
  const before = names[index - 1];
  return before === undefined || !isSameName(before, name);
}
