import { defined } from '../base/assert.ts';
import { exhaustive } from '../base/exhaustive.ts';
import { clientText } from './action.ts';
import type { AskedAnswer, AskedProgram, AskedRequest, AskedStorageState, LockSystem } from './asked.ts';
import { clientOf } from './client.ts';
import type { LockConfig } from './config.ts';
import type { Emit } from './emit.ts';
import type { AnswerContradicted } from './event.ts';
import type { Answer } from './lockService.ts';
import type { PutOff, Refusal, StorageRequest, WriteRequest } from './message.ts';
import { inserted } from './network.ts';
import type { LockState } from './state.ts';
import { isOfHolder, newestAcceptedOf, performWrite } from './storage.ts';
import { lacksToken } from './storageRule.ts';
import { tokenText } from './tokenSource.ts';

/**
 * What storage that asks does with a request: the program decides, in one atomic step. A bystander judges it by what it
 * answered and by what is stored; nothing else that the program keeps counts.
 */
export function answerByAsking(
  program: AskedProgram,
  system: LockSystem,
  state: LockState,
  message: PutOff,
  request: StorageRequest,
  emit: Emit,
): Answer {
  const { disk, memory, servedLast } = askedOf(state);
  const answer = program.decide({ disk, memory }, askedRequestOf(system, message, request));
  const told = tell(system, state, { message, request, answer }, emit);
  const isServed = answer.reply.type === 'ok' || answer.reply.type === 'value';
  const servedNow = isServed ? message.name.client : servedLast;
  const asked = { ...answer.state, servedLast: servedNow, ...(answer.y !== undefined && { y: answer.y }) };
  return { ...told, state: { ...told.state, storage: { ...told.state.storage, value: answer.x, asked } } };
}

interface Asked {
  readonly message: PutOff;
  readonly request: StorageRequest;
  readonly answer: AskedAnswer;
}

/** What the answer means to everybody else. */
function tell(system: LockSystem, state: LockState, asked: Asked, emit: Emit): Answer {
  const { message, request, answer } = asked;
  const { client } = message.name;
  const { reply } = answer;
  const before: Data = { x: state.storage.value, y: askedOf(state).y };
  const compare = (expected: Data, type: AnswerContradicted['reply']): void => {
    contradictionsOf(expected, answer).forEach((found) => {
      emit({ type: 'answerContradicted', client, reply: type, ...found });
    });
  };
  switch (reply.type) {
    case 'refused': {
      const { token } = request;
      const why = lacksToken(request) ? 'missing' : 'asked';
      const refusal: Refusal = { type: 'fenced', token, highest: 0, reason: why, words: reply.reason };
      refuse(state, asked, refusal, emit);
      compare(before, 'fenced');
      return { state, reply: refusal };
    }
    case 'value': {
      const { highestToken: highest } = state.storage;
      const { value } = reply;
      emit({ type: 'readAccepted', client, token: request.token, value, highestBefore: highest, highest });
      compare(answer.x === before.x ? { ...before, x: value } : before, 'value');
      return { state, reply };
    }
    case 'later':
      emit({ type: 'requestPutOff', client, request: request.type });
      compare(before, 'later');
      return { state: withPutOff(state, { ...message, memo: reply.memo }), reply: null };
    case 'ok':
      return request.type === 'read' ? { state, reply } : accept(system, state, { ...asked, request }, compare, emit);
    default:
      return exhaustive(reply);
  }
}

function withPutOff(state: LockState, putOff: PutOff): LockState {
  return { ...state, storage: { ...state.storage, approved: inserted(state.storage.approved, putOff) } };
}

function accept(
  system: LockSystem,
  state: LockState,
  { message, request, answer }: Asked & { readonly request: WriteRequest },
  compare: (expected: Data, type: AnswerContradicted['reply']) => void,
  emit: Emit,
): Answer {
  const { client } = message.name;
  const { token, sequence, value, key = 'x' } = request;
  const before: Data = { x: state.storage.value, y: askedOf(state).y };
  const isRepeated = sequence <= newestAcceptedOf(state.record, client);
  if (isRepeated && answer[key] === before[key]) {
    emit({ type: 'duplicateRecognised', client, token, sequence });
    compare(before, 'ok');
    return { state, reply: { type: 'ok' } };
  }
  // What was under this key before.
  const storage = { ...state.storage, value: before[key] ?? 0 };
  const performed = performWrite(system, { ...state, storage }, client, request, emit);
  compare({ ...before, [key]: value }, 'ok');
  return performed;
}

/** What is stored, by key. */
interface Data {
  readonly x: number;
  readonly y?: number | undefined;
}

function contradictionsOf(expected: Data, stored: Data): Pick<AnswerContradicted, 'key' | 'expected' | 'stored'>[] {
  const { x, y = 0 } = stored;
  return [
    ...(x === expected.x ? [] : [{ expected: expected.x, stored: x }]),
    ...(y === (expected.y ?? 0) ? [] : [{ key: 'y' as const, expected: expected.y ?? 0, stored: y }]),
  ];
}

function refuse(state: LockState, { message, request }: Asked, refusal: Refusal, emit: Emit): void {
  const { client, number } = message.name;
  const wasServedLast = askedOf(state).servedLast === client;
  emit({
    type: request.type === 'read' ? 'readRejected' : 'writeRejected',
    client,
    refusal,
    isHolder: isOfHolder(state, client, request),
    isAwaited: clientOf(state, client).outstanding?.number === number,
    isUndisturbed: wasServedLast || request.claims,
    repeatsLastWrite:
      wasServedLast && request.type === 'write' && request.sequence === newestAcceptedOf(state.record, client),
  });
}

/** A token is a number where it can be counted, and a text where it is a UUID; only there it shows which request claims. */
function askedRequestOf(config: LockConfig, { name, memo }: PutOff, request: StorageRequest): AskedRequest {
  const isUuid = config.tokenSource === 'uuid';
  const token = isUuid ? tokenText(config.tokenSource, request.token) : request.token;
  const common = { client: clientText(name.client), token: lacksToken(request) ? null : token };
  const last = { ...(isUuid && { first: request.claims }), ...(memo !== undefined && { memo }) };
  if (request.type === 'read') return { type: 'read', ...common, ...last };
  const hasTwoKeys = config.clients.some(({ alternatesKeys }) => alternatesKeys);
  const key = hasTwoKeys ? { key: request.key ?? ('x' as const) } : {};
  return { type: 'write', ...common, sequence: request.sequence, ...key, value: request.value, ...last };
}

export function askedOf({ storage }: LockState): AskedStorageState {
  return defined(storage.asked, 'state of storage that asks');
}
