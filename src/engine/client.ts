import { defined } from '../base/assert.ts';
import { exhaustive } from '../base/exhaustive.ts';
import type { ClientId, Habit, LockConfig } from './config.ts';
import type { Emit } from './emit.ts';
import { isCurrent } from './lockService.ts';
import type { Reply, Request } from './message.ts';
import type { ClientState, LockState } from './state.ts';
import { writeMark } from './writeMark.ts';

/** What a client does when it may proceed: send a request, or look at its own lease. */
export type Intent =
  { readonly type: 'send'; readonly request: Request } | { readonly type: 'checkLease' } | { readonly type: 'nothing' };

/** The program of a client, one instruction at a time. */
export function intentOf(config: LockConfig, client: ClientId, self: ClientState): Intent {
  if (self.phase === 'idle') return { type: 'send', request: { type: 'acquire' } };
  if (self.phase !== 'holding') return { type: 'nothing' };
  const token = defined(self.token, 'token of a client that believes it holds');
  if (self.writesLeft === 0) return { type: 'send', request: { type: 'release', token } };
  const { habit, writeCount, alternatesKeys } = configOf(config, client);
  const isFirst = self.writesLeft === writeCount;
  const prepares = self.prepared === null ? preparation(habit, token, isFirst) : undefined;
  if (prepares) return prepares;
  const sequence = writeCount - self.writesLeft + 1;
  const value = habit === 'readModifyWrite' ? defined(self.prepared, 'value read') + 1 : writeMark(client, sequence);
  return {
    type: 'send',
    request: {
      type: 'write',
      token,
      value,
      sequence,
      ...(alternatesKeys && sequence % 2 === 0 && { key: 'y' as const }),
      claims: isFirst && habit !== 'readModifyWrite',
      ...(habit === 'leavesTokenOut' && { lacksToken: true as const }),
    },
  };
}

/** What has to be done before a write; undefined for whoever just writes. */
function preparation(habit: Habit, token: number, isFirst: boolean): Intent | undefined {
  switch (habit) {
    case 'blindWrite':
    case 'leavesTokenOut':
      return undefined;
    case 'readModifyWrite':
      return { type: 'send', request: { type: 'read', token, claims: isFirst } };
    case 'rereadsToken':
      return { type: 'send', request: { type: 'fetchToken' } };
    case 'checksLease':
      return { type: 'checkLease' };
    default:
      return exhaustive(habit);
  }
}

/** The client looks at its own lease, perfectly informed at this moment; what it saw may be stale in the next. */
export function checkLease(config: LockConfig, state: LockState, client: ClientId, emit: Emit): ClientState {
  const self = clientOf(state, client);
  const isHeld =
    config.clock === 'timed'
      ? (state.nowMs - self.askedAtMs) * configOf(config, client).clockRate < config.leaseDurationMs
      : isCurrent(state, client, defined(self.token, 'token'));
  emit({ type: 'leaseChecked', client, isHeld });
  return isHeld ? { ...self, prepared: 0 } : finished(self);
}

/** What a client learns from a reply that it waits for. */
export function learn(client: ClientId, self: ClientState, reply: Reply, nowMs: number, emit: Emit): ClientState {
  const answered = { ...self, outstanding: null };
  switch (reply.type) {
    case 'granted':
      return { ...answered, phase: 'holding', token: reply.token, holdsSinceMs: nowMs, askedAtMs: reply.askedAtMs };
    case 'held':
      return { ...answered, phase: 'idle' };
    case 'renewed':
      return { ...answered, askedAtMs: reply.askedAtMs };
    case 'notHolder':
    case 'released':
    case 'fenced':
      return finished(answered);
    case 'currentToken':
      emit({ type: 'tokenReread', client, from: defined(self.token, 'token'), to: reply.token });
      return { ...answered, token: reply.token, prepared: 0 };
    case 'value':
      return { ...answered, prepared: reply.value };
    case 'ok':
      return { ...answered, writesLeft: self.writesLeft - 1, prepared: null };
    default:
      return exhaustive(reply);
  }
}

/** A finished client forgets where it was, so that two histories that ended alike are one state. */
export function finished(self: ClientState): ClientState {
  return {
    ...self,
    phase: 'finished',
    prepared: null,
    outstanding: null,
    requestCount: 0,
    renewalsLeft: 0,
    holdsSinceMs: 0,
    askedAtMs: 0,
  };
}

/** A crash loses the client's memory, and the client with it. */
export function crashed(self: ClientState): ClientState {
  return { ...finished(self), phase: 'crashed', token: null, writesLeft: 0, isPaused: false, pausedAtMs: 0 };
}

export function clientOf(state: LockState, client: ClientId): ClientState {
  return defined(state.clients[client], 'client');
}

export function configOf(config: LockConfig, client: ClientId) {
  return defined(config.clients[client], 'client');
}

export function withClient(state: LockState, client: ClientId, self: ClientState): LockState {
  return { ...state, clients: state.clients.map((other, index) => (index === client ? self : other)) };
}
