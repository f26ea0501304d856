import type { ClientId, LockConfig } from './config.ts';
import type { Emit } from './emit.ts';
import { isCurrent, type Answer } from './lockService.ts';
import type { Message, Refusal, StorageRequest, WriteRequest } from './message.ts';
import type { LockState } from './state.ts';
import { decisionOf } from './storageRule.ts';
import { grantOf } from './tokenSource.ts';

/** What storage does with a request from `client`: one atomic step, comparison and effect together. */
export function answerStorageRequest(
  config: LockConfig,
  state: LockState,
  client: ClientId,
  request: StorageRequest,
  emit: Emit,
): Answer {
  const decision = decisionOf(config.rule, state.storage, request);
  if (decision.type === 'fenced') return refuse(state, client, request, decision, emit);
  if (request.type === 'read') return read(config, state, client, request.token, emit);
  if (decision.type === 'duplicate') {
    emit({ type: 'duplicateRecognised', client, token: request.token, sequence: request.sequence });
    return { state, reply: { type: 'ok' } };
  }
  return performWrite(config, state, client, request, emit);
}

/** First half of a check-then-act write: compares, and remembers that it may be performed. */
export function checkWrite(
  config: LockConfig,
  state: LockState,
  message: Message,
  request: WriteRequest,
  emit: Emit,
): Answer {
  const { client } = message.name;
  const decision = decisionOf(config.rule, state.storage, request);
  if (decision.type !== 'accept') return answerStorageRequest(config, state, client, request, emit);
  emit({ type: 'writeApproved', client, token: request.token, highest: state.storage.highestToken });
  const storage = { ...state.storage, approved: [...state.storage.approved, message] };
  return { state: { ...state, storage }, reply: null };
}

/** Performs a write, whatever the rule says by now. */
export function performWrite(
  config: LockConfig,
  state: LockState,
  client: ClientId,
  { token, value, sequence }: WriteRequest,
  emit: Emit,
): Answer {
  const { storage, record, lockService } = state;
  const highest = Math.max(storage.highestToken, token);
  const grant = grantOf(config, token, lockService.issuedCount);
  const isOlderThanAccepted = grant < record.newestAcceptedGrant;
  const newest = record.acceptedSequences[client] ?? 0;
  emit({
    type: 'writeAccepted',
    client,
    token,
    sequence,
    value,
    previous: storage.value,
    highestBefore: storage.highestToken,
    highest,
    isSuperseded: lockService.latest !== client,
    isOlderThanAccepted,
    undoesOwnWrite: sequence < newest,
  });
  const next: LockState = {
    ...state,
    storage: {
      ...storage,
      value,
      highestToken: highest,
      highestSequence: config.rule === 'tokenAndSequence' ? sequence : 0,
    },
    record: {
      acceptedCount: record.acceptedCount + (sequence > newest ? 1 : 0),
      acceptedSequences: record.acceptedSequences.map((old, index) =>
        index === client ? Math.max(old, sequence) : old,
      ),
      newestAcceptedGrant: Math.max(record.newestAcceptedGrant, grant),
      acceptedTokensDecreased: record.acceptedTokensDecreased || isOlderThanAccepted,
    },
  };
  return { state: next, reply: { type: 'ok' } };
}

export function restartStorage(config: LockConfig, state: LockState, emit: Emit): LockState {
  const isForgetful = config.storageMemory === 'forgetful';
  emit({ type: 'storageRestarted', forgot: isForgetful ? state.storage.highestToken : 0 });
  const kept = isForgetful ? { highestToken: 0, highestSequence: 0 } : {};
  return { ...state, storage: { ...state.storage, ...kept, approved: [] } };
}

function read(config: LockConfig, state: LockState, client: ClientId, token: number, emit: Emit): Answer {
  const { value, highestToken: highestBefore } = state.storage;
  const highest = config.rule === 'seal' ? Math.max(highestBefore, token) : highestBefore;
  emit({ type: 'readAccepted', client, token, value, highestBefore, highest });
  const storage = { ...state.storage, highestToken: highest };
  return { state: { ...state, storage }, reply: { type: 'value', value } };
}

function refuse(state: LockState, client: ClientId, request: StorageRequest, refusal: Refusal, emit: Emit): Answer {
  const type = request.type === 'read' ? 'readRejected' : 'writeRejected';
  emit({ type, client, refusal, isHolder: isCurrent(state, client, request.token) });
  return { state, reply: refusal };
}
