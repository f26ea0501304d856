import { defined } from '../base/assert.ts';
import { exhaustive } from '../base/exhaustive.ts';
import { askingOf, type LockSystem } from './asked.ts';
import type { ClientId, LockConfig } from './config.ts';
import type { Emit } from './emit.ts';
import type { LockRequest, Reply } from './message.ts';
import type { LockState } from './state.ts';
import { asksForTokens, tokenOf } from './tokenSource.ts';

/** The state after a request, and the reply to it; null while there is none yet. */
export interface Answer {
  readonly state: LockState;
  readonly reply: Reply | null;
}

interface LockCall {
  readonly client: ClientId;
  readonly request: LockRequest;
  /** When the client sent it. */
  readonly askedAtMs: number;
}

/** What the lock service does with a request. */
export function answerLockRequest(config: LockSystem, state: LockState, call: LockCall, emit: Emit): Answer {
  const { client, request } = call;
  switch (request.type) {
    case 'acquire':
      return grant(config, state, call, emit);
    case 'renew':
      if (isCurrent(state, client, request.token)) return renew(config, state, { ...call, token: request.token }, emit);
      emit({ type: 'renewRefused', client, token: request.token });
      return { state, reply: { type: 'notHolder' } };
    case 'release':
      return release(state, client, request.token, emit);
    case 'fetchToken':
      return { state, reply: { type: 'currentToken', token: newestToken(config, state) } };
    default:
      return exhaustive(request);
  }
}

function grant(config: LockSystem, state: LockState, { client, askedAtMs }: LockCall, emit: Emit): Answer {
  const { holder, issuedCount, withheldUntilMs } = state.lockService;
  const isFree = holder === null || (holder === client && config.tokenSource === 'redisReentry');
  if (!isFree || withheldUntilMs !== undefined) {
    emit({ type: 'acquireRefused', client, holder });
    return { state, reply: { type: 'held', holder } };
  }
  const { token, ...source } = asksForTokens(config.tokenSource)
    ? askingOf(config).issue(state, client)
    : { token: tokenOf(config, issuedCount + 1) };
  emit({
    type: 'leaseGranted',
    client,
    token,
    durationMs: config.leaseDurationMs,
    isBesideLostLease: runsBesideLostLease(config, state),
  });
  const lockService = {
    holder: client,
    token,
    expiresAtMs: deadlineMs(config, state),
    issuedCount: issuedCount + 1,
    latest: client,
    ...source,
  };
  return { state: { ...state, lockService }, reply: { type: 'granted', token, askedAtMs } };
}

function renew(
  config: LockConfig,
  state: LockState,
  { client, token, askedAtMs }: LockCall & { readonly token: number },
  emit: Emit,
): Answer {
  emit({ type: 'leaseRenewed', client, token, durationMs: config.leaseDurationMs });
  const lockService = { ...state.lockService, expiresAtMs: deadlineMs(config, state) };
  return { state: { ...state, lockService }, reply: { type: 'renewed', askedAtMs } };
}

function release(state: LockState, client: ClientId, token: number, emit: Emit): Answer {
  if (!isCurrent(state, client, token)) {
    emit({ type: 'releaseIgnored', client, token });
    return { state, reply: { type: 'notHolder' } };
  }
  emit({ type: 'leaseReleased', client, token });
  return { state: withoutHolder(state), reply: { type: 'released' } };
}

/** Ends the lease, or the lock-delay that came after it. No client is told. */
export function expireLease({ tokenSource }: LockConfig, state: LockState, emit: Emit): LockState {
  const { withheldUntilMs, ...lockService } = state.lockService;
  if (withheldUntilMs !== undefined) {
    emit({ type: 'lockDelayEnded' });
    return { ...state, lockService };
  }
  const { holder, token } = lockService;
  emit({ type: 'leaseExpired', client: defined(holder, 'holder'), token: defined(token, 'token') });
  const expired = withoutHolder(state);
  if (tokenSource !== 'chubbyDelay') return expired;
  return { ...expired, lockService: { ...expired.lockService, withheldUntilMs: state.nowMs + lockDelayMs } };
}

/** Chubby's longest: a minute. */
const lockDelayMs = 60_000;

/** A standby takes over that never heard of the last grant: neither of the lease nor of its token. */
export function failOver(config: LockSystem, state: LockState, emit: Emit): LockState {
  const { holder, expiresAtMs, issuedCount, latest } = state.lockService;
  emit({ type: 'lockServiceFailedOver', lost: 1 });
  const lostLeaseUntilMs = holder === null ? state.record.lostLeaseUntilMs : expiresAtMs;
  const nobody = { holder: null, token: null, expiresAtMs: 0, latest };
  const lockService = asksForTokens(config.tokenSource)
    ? { ...nobody, issuedCount, ...askingOf(config).failOverIssuer(state.lockService) }
    : { ...nobody, issuedCount: issuedCount - 1 };
  return { ...state, lockService, record: { ...state.record, lostLeaseUntilMs } };
}

/** In an untimed system nobody can say that the lost lease is over. */
function runsBesideLostLease({ clock }: LockConfig, { nowMs, record: { lostLeaseUntilMs } }: LockState): boolean {
  return lostLeaseUntilMs !== null && (clock === 'untimed' || nowMs < lostLeaseUntilMs);
}

export function isCurrent(state: LockState, client: ClientId, token: number): boolean {
  return state.lockService.holder === client && state.lockService.token === token;
}

/** The token an inquirer is told: the newest issued, whoever holds it. */
function newestToken(config: LockConfig, state: LockState): number {
  const { asked, issuedCount } = state.lockService;
  return asked?.grants.at(-1)?.token ?? tokenOf(config, Math.max(1, issuedCount));
}

function withoutHolder(state: LockState): LockState {
  return { ...state, lockService: { ...state.lockService, holder: null, token: null, expiresAtMs: 0 } };
}

function deadlineMs(config: LockConfig, state: LockState): number {
  return config.clock === 'timed' ? state.nowMs + config.leaseDurationMs : 0;
}
