import { defined } from '../base/assert.ts';
import { exhaustive } from '../base/exhaustive.ts';
import type { Transition } from '../model/model.ts';
import type { LockAction, MessageName } from './action.ts';
import { askingOf, type LockSystem } from './asked.ts';
import { checkLease, clientOf, configOf, crashed, intentOf, withClient } from './client.ts';
import type { ClientId, FaultKind, LockConfig } from './config.ts';
import type { Emit } from './emit.ts';
import type { LockEvent } from './event.ts';
import { deliver, reply, resend, send } from './exchange.ts';
import { expireLease, failOver } from './lockService.ts';
import type { Message, WriteRequest } from './message.ts';
import { isSameName, messageNamed, withMessage, withoutMessage } from './network.ts';
import type { LockState } from './state.ts';
import { performWrite, restartStorage } from './storage.ts';

/** Takes a possible action. The clock moves to the earliest moment at which the action can happen. */
export function next(config: LockSystem, before: LockState, action: LockAction): Transition<LockState, LockEvent> {
  const events: LockEvent[] = [];
  const nowMs = readyAtMs(config, before, action);
  const start = nowMs === before.nowMs ? before : { ...before, nowMs };
  const state = apply(config, start, action, (event) => events.push(event));
  return { state, events };
}

/** The earliest moment at which `action`, possible in `state`, can happen; never before now. */
export function readyAtMs(config: LockConfig, state: LockState, action: LockAction): number {
  if (config.clock === 'untimed') return state.nowMs;
  switch (action.type) {
    case 'proceed':
      return Math.max(state.nowMs, readyToProceedMs(config, state, action.client));
    case 'renew':
      return Math.max(state.nowMs, clientOf(state, action.client).askedAtMs + config.leaseDurationMs / 2);
    case 'resume':
      return Math.max(state.nowMs, clientOf(state, action.client).pausedAtMs + config.pauseDurationMs);
    case 'deliver':
      return Math.max(state.nowMs, named(state, action.message).notBeforeMs);
    case 'expireLease':
      return Math.max(state.nowMs, state.lockService.withheldUntilMs ?? state.lockService.expiresAtMs);
    default:
      return state.nowMs;
  }
}

function readyToProceedMs(config: LockConfig, state: LockState, client: ClientId): number {
  const { phase, holdsSinceMs } = clientOf(state, client);
  const { asksAtMs, workMs } = configOf(config, client);
  if (phase === 'idle') return asksAtMs;
  return phase === 'holding' ? holdsSinceMs + workMs : 0;
}

function apply(config: LockSystem, state: LockState, action: LockAction, emit: Emit): LockState {
  switch (action.type) {
    case 'proceed':
      return proceed(config, state, action.client, emit);
    case 'renew':
      return renew(config, state, action.client, emit);
    case 'retry':
      return resend(config, spend(state, 'retry'), action.client, emit);
    case 'pause':
    case 'resume':
    case 'crash':
      return interrupt(config, state, action.type, action.client, emit);
    case 'expireLease':
      return expireLease(config, state, emit);
    case 'deliver':
      return deliver(config, state, named(state, action.message), emit);
    case 'delay':
    case 'drop':
    case 'duplicate':
      return disturb(config, state, action.type, named(state, action.message), emit);
    case 'act':
      return act(config, state, action.message, emit);
    case 'restartStorage':
      return restartStorage(config, spend(state, 'restart'), emit);
    case 'failOver':
      return failOver(config, spend(state, 'failover'), emit);
    default:
      return exhaustive(action);
  }
}

function proceed(config: LockSystem, state: LockState, client: ClientId, emit: Emit): LockState {
  const intent = intentOf(config, client, clientOf(state, client));
  switch (intent.type) {
    case 'send':
      return send(config, state, client, intent.request, emit);
    case 'checkLease':
      return withClient(state, client, checkLease(config, state, client, emit));
    case 'nothing':
      return state;
    default:
      return exhaustive(intent);
  }
}

function renew(config: LockSystem, state: LockState, client: ClientId, emit: Emit): LockState {
  const self = clientOf(state, client);
  const renewing = withClient(state, client, { ...self, renewalsLeft: self.renewalsLeft - 1 });
  return send(config, renewing, client, { type: 'renew', token: defined(self.token, 'token') }, emit);
}

function interrupt(
  config: LockConfig,
  state: LockState,
  type: 'pause' | 'resume' | 'crash',
  client: ClientId,
  emit: Emit,
): LockState {
  const self = clientOf(state, client);
  if (type === 'pause') {
    emit({ type: 'clientPaused', client, durationMs: config.pauseDurationMs, cause: config.pauseCause });
    return withClient(spend(state, 'pause'), client, { ...self, isPaused: true, pausedAtMs: state.nowMs });
  }
  if (type === 'resume') {
    emit({ type: 'clientResumed', client, believesItHolds: self.phase === 'holding' });
    return withClient(state, client, { ...self, isPaused: false, pausedAtMs: 0 });
  }
  emit({ type: 'clientCrashed', client });
  return withClient(spend(state, 'crash'), client, crashed(self));
}

function disturb(
  config: LockConfig,
  state: LockState,
  type: 'delay' | 'drop' | 'duplicate',
  message: Message,
  emit: Emit,
): LockState {
  const spent = spend(state, type);
  if (type === 'drop') {
    emit({ type: 'messageDropped', message });
    return withoutMessage(spent, message);
  }
  if (type === 'duplicate') {
    const copy = { ...message };
    emit({ type: 'messageDuplicated', message: copy });
    return withMessage(spent, copy);
  }
  // A short delay must not make up for a long latency.
  const notBeforeMs = Math.max(message.notBeforeMs, state.nowMs + config.delayMs);
  const delayed = { ...message, notBeforeMs, isDelayed: true };
  emit({ type: 'messageDelayed', message: delayed });
  return withMessage(withoutMessage(spent, message), delayed);
}

function act(config: LockSystem, state: LockState, name: MessageName, emit: Emit): LockState {
  const message = defined(
    state.storage.approved.find((approved) => isSameName(approved.name, name)),
    'approved write',
  );
  const approved = state.storage.approved.filter((other) => other !== message);
  const checked = { ...state, storage: { ...state.storage, approved } };
  const request = message.body as WriteRequest;
  const answer =
    config.rule === 'asked'
      ? askingOf(config).answer(config, checked, message, request, emit)
      : performWrite(config, checked, name.client, request, emit);
  return reply(config, answer, message, emit);
}

function named(state: LockState, name: MessageName): Message {
  return defined(messageNamed(state, name), 'message in flight');
}

function spend(state: LockState, fault: FaultKind): LockState {
  return { ...state, faultsLeft: { ...state.faultsLeft, [fault]: state.faultsLeft[fault] - 1 } };
}
