import { exhaustive } from '../base/exhaustive.ts';
import { clientText, messageText, type LockAction, type MessageName } from './action.ts';
import { intentOf } from './client.ts';
import type { ClientId, FaultKind, LockConfig } from './config.ts';
import { isSameName, messageNamed } from './network.ts';
import type { ClientState, LockState } from './state.ts';
import { saying } from './recipeRoom.ts';

/** Why `action` cannot be taken now, as a sentence; undefined when it can. */
export function obstacleTo(config: LockConfig, state: LockState, action: LockAction): string | undefined {
  switch (action.type) {
    case 'proceed':
    case 'renew':
    case 'retry':
    case 'pause':
    case 'resume':
    case 'crash':
      return obstacleForClient(config, state, action.type, action.client);
    case 'expireLease':
      return obstacleToExpiry(state);
    case 'deliver':
      return obstacleToDelivery(config, state, action.message);
    case 'delay':
      if (config.clock === 'untimed') return 'Without a clock, delaying a message is the same as delivering it later.';
      return obstacleToFault(state, 'delay', action.message);
    case 'drop':
    case 'duplicate':
      return obstacleToFault(state, action.type, action.message);
    case 'act':
      return obstacleToActing(config, state, action.message);
    case 'restartStorage':
      return obstacleToSpending(state, 'restart');
    case 'failOver':
      return obstacleToFailOver(config, state);
    default:
      return exhaustive(action);
  }
}

type ClientActionType = Extract<LockAction, { client: ClientId }>['type'];

function obstacleForClient(
  config: LockConfig,
  state: LockState,
  type: ClientActionType,
  client: ClientId,
): string | undefined {
  const self = state.clients[client];
  const name = clientText(client);
  if (!self) return `There is no client ${name}.`;
  if (self.phase === 'crashed') return `${name} has crashed.`;
  if (type === 'resume') return self.isPaused ? undefined : `${name} is not paused.`;
  if (self.phase === 'finished') return `${name} has finished and has nothing more to send.`;
  if (type === 'crash') return obstacleToSpending(state, 'crash');
  return self.isPaused ? `${name} is paused.` : obstacleForRunning(config, state, type, client, self);
}

function obstacleForRunning(
  config: LockConfig,
  state: LockState,
  type: Exclude<ClientActionType, 'resume' | 'crash'>,
  client: ClientId,
  self: ClientState,
): string | undefined {
  const name = clientText(client);
  switch (type) {
    case 'pause':
      return obstacleToSpending(state, 'pause');
    case 'retry':
      if (!self.outstanding) return `${name} waits for no answer, so it has nothing to send again.`;
      return obstacleToSpending(state, 'retry');
    case 'renew':
      return obstacleToRenewal(self, name);
    case 'proceed':
      return obstacleToProceeding(config, state, client, self);
    default:
      return exhaustive(type);
  }
}

function obstacleToRenewal(self: ClientState, name: string): string | undefined {
  if (self.phase !== 'holding') return `${name} has no lease to renew.`;
  if (self.outstanding) return `${name} waits for the answer to ${name}${self.outstanding.number}.`;
  return self.renewalsLeft > 0 ? undefined : `${name} renews no more leases in this system.`;
}

function obstacleToProceeding(
  config: LockConfig,
  state: LockState,
  client: ClientId,
  self: ClientState,
): string | undefined {
  const name = clientText(client);
  if (self.outstanding) return `${name} waits for the answer to ${name}${self.outstanding.number}.`;
  const intent = intentOf(config, client, self);
  const isAsking = intent.type === 'send' && intent.request.type === 'acquire';
  if (!isAsking || config.lockCalls !== 'atomic') return undefined;
  const { holder, withheldUntilMs } = state.lockService;
  if (holder !== null) return `${clientText(holder)} holds the lock.`;
  return withheldUntilMs === undefined ? undefined : saying('delayObstacle');
}

function obstacleToExpiry({ lockService: { holder, withheldUntilMs } }: LockState): string | undefined {
  if (holder !== null || withheldUntilMs !== undefined) return undefined;
  return 'Nobody holds the lock, so no lease can expire.';
}

function obstacleToDelivery(config: LockConfig, state: LockState, name: MessageName): string | undefined {
  if (!messageNamed(state, name)) return notInFlight(name);
  return name.kind === 'reply' || config.replies === 'atomic' ? obstacleToAnswering(state, name.client) : undefined;
}

function obstacleToActing(config: LockConfig, state: LockState, name: MessageName): string | undefined {
  if (!state.storage.approved.some((approved) => isSameName(approved.name, name))) {
    return config.rule === 'asked'
      ? `Storage has not put ${messageText(name)} off.`
      : `Storage has not checked ${messageText(name)} and left it to be written.`;
  }
  return config.replies === 'atomic' ? obstacleToAnswering(state, name.client) : undefined;
}

function obstacleToAnswering(state: LockState, client: ClientId): string | undefined {
  return state.clients[client]?.isPaused ? `${clientText(client)} is paused and reads no answers.` : undefined;
}

function obstacleToFault(state: LockState, fault: FaultKind, name: MessageName): string | undefined {
  const message = messageNamed(state, name);
  if (!message) return notInFlight(name);
  if (fault === 'delay' && message.isDelayed) return `${messageText(name)} is delayed already.`;
  return obstacleToSpending(state, fault);
}

function obstacleToFailOver(config: LockConfig, state: LockState): string | undefined {
  if (!['forgetfulCounter', 'asked', 'redisFailover', 'redisFlushed'].includes(config.tokenSource))
    return 'This token source survives a failover with nothing lost.';
  if (state.lockService.issuedCount === 0) return 'No token has been issued that a failover could lose.';
  return obstacleToSpending(state, 'failover');
}

const notInFlight = (name: MessageName): string => `Message ${messageText(name)} is not in flight.`;

function obstacleToSpending({ faultsLeft }: LockState, fault: FaultKind): string | undefined {
  return faultsLeft[fault] > 0 ? undefined : `This system allows no further ${fault}.`;
}
