import type { LockAction, MessageName } from './action.ts';
import type { FaultKind, LockConfig } from './config.ts';
import type { Message } from './message.ts';
import { isSameName } from './network.ts';
import { obstacleTo } from './obstacle.ts';
import type { LockState } from './state.ts';

/** What can happen next, in a fixed order: clients, messages, lock service, storage; progress before faults. */
export function actionsOf(config: LockConfig, state: LockState): LockAction[] {
  const actions = actionGroupsOf(config).flatMap((group) => group(state));
  return actions.sort((a, b) => order[a.type] - order[b.type]);
}

/** The same by what it is about: each client, each client's messages, and all the rest. */
export function actionGroupsOf(config: LockConfig): readonly ((state: LockState) => readonly LockAction[])[] {
  const never = new Set(faultKinds.filter((kind) => config.faults[kind] === 0).map((kind) => actionOfFault[kind]));
  const possible = (state: LockState, candidates: readonly LockAction[]) =>
    candidates.filter((action) => !never.has(action.type) && obstacleTo(config, state, action) === undefined);
  const clients = config.clients.map((_, client) => client);
  return [
    ...clients.map((client) => (state: LockState) => possible(state, clientActions(client))),
    ...clients.map((client) => (state: LockState) => possible(state, messageActions(state, client))),
    (state) => possible(state, otherActions(state)),
  ];
}

function clientActions(client: number): readonly LockAction[] {
  return (['proceed', 'renew', 'resume', 'pause', 'crash', 'retry'] as const).map((type) => ({ type, client }));
}

function messageActions({ network }: LockState, client: number): readonly LockAction[] {
  return namesOf(network[client] ?? []).flatMap((message) =>
    (['deliver', 'delay', 'drop', 'duplicate'] as const).map((type) => ({ type, message })),
  );
}

function otherActions({ storage }: LockState): readonly LockAction[] {
  return [
    ...namesOf(storage.approved).map((message): LockAction => ({ type: 'act', message })),
    { type: 'expireLease' },
    { type: 'restartStorage' },
    { type: 'failOver' },
  ];
}

const faultKinds = ['pause', 'crash', 'delay', 'drop', 'duplicate', 'retry', 'restart', 'failover'] as const;

const actionOfFault: Readonly<Record<FaultKind, LockAction['type']>> = {
  pause: 'pause',
  crash: 'crash',
  delay: 'delay',
  drop: 'drop',
  duplicate: 'duplicate',
  retry: 'retry',
  restart: 'restartStorage',
  failover: 'failOver',
};

const inOrder = ['proceed', 'renew', 'deliver', 'act', 'expireLease', 'resume', 'pause', 'crash', 'retry'] as const;
const faultsInOrder = ['delay', 'drop', 'duplicate', 'restartStorage', 'failOver'] as const;
const order = Object.fromEntries([...inOrder, ...faultsInOrder].map((type, index) => [type, index])) as Readonly<
  Record<LockAction['type'], number>
>;

function namesOf(messages: readonly Message[]): MessageName[] {
  return messages.map(({ name }) => name).filter(isFirstOfItsName);
}

function isFirstOfItsName(name: MessageName, index: number, names: readonly MessageName[]): boolean {
  const before = names[index - 1];
  return before === undefined || !isSameName(before, name);
}
