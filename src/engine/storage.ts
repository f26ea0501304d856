import { defined } from '../base/assert.ts';
import { clientOf } from './client.ts';
import type { ClientId, LockConfig } from './config.ts';
import type { Emit } from './emit.ts';
import { isCurrent, type Answer } from './lockService.ts';
import type { Message, StorageRequest, WriteRequest } from './message.ts';
import { inserted } from './network.ts';
import { askingOf, type LockSystem } from './asked.ts';
import type { BystanderRecord, LockState, StorageState } from './state.ts';
import { decisionOf, lacksToken } from './storageRule.ts';
import { asksForTokens, grantOf } from './tokenSource.ts';
import { isCounting } from './writeMark.ts';

/** What storage does with a request: one atomic step, comparison and effect together. */
export function answerStorageRequest(
  config: LockSystem,
  state: LockState,
  { name: { client, number } }: Message,
  request: StorageRequest,
  emit: Emit,
): Answer {
  const decision = decisionOf(config.rule, state.storage, request);
  if (decision.type === 'fenced') {
    const isHolder = isOfHolder(state, client, request);
    const isAwaited = clientOf(state, client).outstanding?.number === number;
    const type = request.type === 'read' ? 'readRejected' : 'writeRejected';
    emit({ type, client, refusal: decision, isHolder, isAwaited, ...numbersOf(config, state.storage, request) });
    return { state, reply: decision };
  }
  if (request.type === 'read') return read(config, state, client, request, emit);
  if (decision.type === 'duplicate') {
    emit({ type: 'duplicateRecognised', client, token: request.token, sequence: request.sequence });
    return { state: { ...state, record: withAccepted(state.record, client, request) }, reply: { type: 'ok' } };
  }
  return performWrite(config, state, client, request, emit);
}

/** What a refusal goes by beside the token. */
function numbersOf({ rule }: LockConfig, { highestSequence }: StorageState, request: StorageRequest) {
  if (rule !== 'tokenAndSequence' || request.type === 'read') return {};
  return { sequence: request.sequence, highestSequence };
}

/** Whether a request carries the token of the holder. */
export function isOfHolder(state: LockState, client: ClientId, request: StorageRequest): boolean {
  return !lacksToken(request) && isCurrent(state, client, request.token);
}

/** First half of a check-then-act write: compares, and remembers that it may be performed. */
export function checkWrite(
  config: LockSystem,
  state: LockState,
  message: Message,
  request: WriteRequest,
  emit: Emit,
): Answer {
  const decision = decisionOf(config.rule, state.storage, request);
  if (decision.type !== 'accept') return answerStorageRequest(config, state, message, request, emit);
  const { client } = message.name;
  emit({ type: 'writeApproved', client, token: request.token, highest: state.storage.highestToken });
  const storage = { ...state.storage, approved: inserted(state.storage.approved, message) };
  return { state: { ...state, storage }, reply: null };
}

/** Performs a write, whatever the rule says by now. */
export function performWrite(
  config: LockSystem,
  state: LockState,
  client: ClientId,
  request: WriteRequest,
  emit: Emit,
): Answer {
  const { token, value, sequence } = request;
  const { storage, record, lockService } = state;
  const highest = lacksToken(request) ? storage.highestToken : Math.max(storage.highestToken, token);
  const grant = asksForTokens(config.tokenSource)
    ? askingOf(config).grantOf(state, client, token)
    : grantOf(config, token, lockService.issuedCount);
  const isOlderThanAccepted = grant < record.newestAcceptedGrant;
  const isSuperseded = lockService.latest !== client || grant < lockService.issuedCount;
  const noted = withAccepted(record, client, request);
  emit({
    type: 'writeAccepted',
    client,
    token,
    sequence,
    value,
    previous: storage.value,
    highestBefore: storage.highestToken,
    highest,
    isSuperseded,
    overwritesNewer: isSuperseded && hasWritten(record, lockService.latest, client),
    isOlderThanAccepted,
    undoesOwnWrite: sequence < newestAcceptedOf(record, client),
    losesUpdate: isCounting(config) && value < noted.acceptedCount,
    ...(request.key && { key: request.key }),
    ...(request.lacksToken && { lacksToken: true }),
  });
  const next: LockState = {
    ...state,
    storage: {
      ...storage,
      value,
      highestToken: highest,
      claimedToken: claimAfter(config, storage, request),
      highestSequence: config.rule === 'tokenAndSequence' ? highestSequenceAfter(storage, request) : 0,
    },
    record: {
      ...noted,
      newestAcceptedGrant: Math.max(record.newestAcceptedGrant, grant),
      acceptedTokensDecreased: record.acceptedTokensDecreased || isOlderThanAccepted,
    },
  };
  return { state: next, reply: { type: 'ok' } };
}

/** An interrupted write may carry an older token than the highest, whose sequence numbers say nothing about it. */
function highestSequenceAfter({ highestToken, highestSequence }: StorageState, write: WriteRequest): number {
  if (write.token < highestToken) return highestSequence;
  return write.token > highestToken ? write.sequence : Math.max(highestSequence, write.sequence);
}

/** Notes a write that is answered with OK. A client's writes are answered in order, so a repeated one is no higher. */
function withAccepted(record: BystanderRecord, client: ClientId, { sequence }: WriteRequest): BystanderRecord {
  if (sequence <= newestAcceptedOf(record, client)) return record;
  const clients = record.clients.map((old, other) => (other === client ? { acceptedSequence: sequence } : old));
  return { ...record, acceptedCount: record.acceptedCount + 1, clients };
}

/** Whether the newest holder, when that is another client, has had a write accepted. */
function hasWritten(record: BystanderRecord, latest: ClientId | null, writer: ClientId): boolean {
  return latest !== null && latest !== writer && newestAcceptedOf(record, latest) > 0;
}

export function newestAcceptedOf(record: BystanderRecord, client: ClientId): number {
  return defined(record.clients[client], 'record of a client').acceptedSequence;
}

export function restartStorage(config: LockSystem, state: LockState, emit: Emit): LockState {
  if (config.rule === 'asked') return askingOf(config).restartStorage(state, emit);
  const isForgetful = config.storageMemory === 'forgetful';
  emit({ type: 'storageRestarted', forgot: isForgetful ? state.storage.highestToken : 0 });
  const kept = isForgetful ? { highestToken: 0, highestSequence: 0, claimedToken: 0 } : {};
  return { ...state, storage: { ...state.storage, ...kept, approved: [] } };
}

function read(
  config: LockConfig,
  state: LockState,
  client: ClientId,
  request: Extract<StorageRequest, { type: 'read' }>,
  emit: Emit,
): Answer {
  const { token } = request;
  const { value, highestToken: highestBefore } = state.storage;
  const highest = config.rule === 'seal' ? Math.max(highestBefore, token) : highestBefore;
  emit({ type: 'readAccepted', client, token, value, highestBefore, highest });
  const claimedToken = claimAfter(config, state.storage, request);
  const storage = { ...state.storage, highestToken: highest, claimedToken };
  return { state: { ...state, storage }, reply: { type: 'value', value } };
}

function claimAfter({ rule }: LockConfig, { claimedToken }: StorageState, { token, claims }: StorageRequest): number {
  return rule === 'claim' && claims ? token : claimedToken;
}
