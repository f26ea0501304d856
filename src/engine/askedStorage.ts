import { defined } from '../base/assert.ts';
import { exhaustive } from '../base/exhaustive.ts';
import { clientText, type MessageName } from './action.ts';
import type { AskedAnswer, AskedProgram, AskedRequest, AskedStorageState, LockSystem } from './asked.ts';
import { clientOf } from './client.ts';
import type { LockConfig } from './config.ts';
import type { Emit } from './emit.ts';
import { isCurrent, type Answer } from './lockService.ts';
import type { Message, Refusal, StorageRequest } from './message.ts';
import type { LockState } from './state.ts';
import { newestAcceptedOf, performWrite } from './storage.ts';
import { tokenText } from './tokenSource.ts';

/**
 * What storage that asks does with a request: the program decides, in one atomic step. A bystander judges it by what it
 * answered and by what is stored; nothing else that the program keeps counts.
 */
export function answerByAsking(
  program: AskedProgram,
  system: LockSystem,
  state: LockState,
  message: Message,
  request: StorageRequest,
  emit: Emit,
): Answer {
  const { disk, memory, servedLast } = askedOf(state);
  const answer = program.decide({ disk, memory }, askedRequestOf(system, message.name, request));
  const told = tell(system, state, { message, request, answer }, emit);
  const isServed = answer.reply.type !== 'refused';
  const asked = { ...answer.state, servedLast: isServed ? message.name.client : servedLast };
  return { ...told, state: { ...told.state, storage: { ...told.state.storage, value: answer.x, asked } } };
}

interface Asked {
  readonly message: Message;
  readonly request: StorageRequest;
  readonly answer: AskedAnswer;
}

/** What the answer means to everybody else. */
function tell(system: LockSystem, state: LockState, asked: Asked, emit: Emit): Answer {
  const { message, request, answer } = asked;
  const { client } = message.name;
  const { reply, x } = answer;
  const before = state.storage.value;
  switch (reply.type) {
    case 'refused': {
      const refusal: Refusal = {
        type: 'fenced',
        token: request.token,
        highest: 0,
        reason: 'asked',
        words: reply.reason,
      };
      refuse(state, asked, refusal, emit);
      if (x !== before) emit({ type: 'answerContradicted', client, reply: 'fenced', expected: before, stored: x });
      return { state, reply: refusal };
    }
    case 'value': {
      const { highestToken: highest } = state.storage;
      const { value } = reply;
      emit({ type: 'readAccepted', client, token: request.token, value, highestBefore: highest, highest });
      if (x !== before || x !== value) {
        emit({
          type: 'answerContradicted',
          client,
          reply: 'value',
          expected: x === before ? value : before,
          stored: x,
        });
      }
      return { state, reply };
    }
    case 'ok': {
      if (request.type === 'read') return { state, reply };
      const { token, sequence, value } = request;
      const isRepeated = sequence <= newestAcceptedOf(state.record, client);
      if (isRepeated && x === before) {
        emit({ type: 'duplicateRecognised', client, token, sequence });
        return { state, reply };
      }
      const performed = performWrite(system, state, client, request, emit);
      if (x !== value) emit({ type: 'answerContradicted', client, reply: 'ok', expected: value, stored: x });
      return performed;
    }
    default:
      return exhaustive(reply);
  }
}

function refuse(state: LockState, { message, request }: Asked, refusal: Refusal, emit: Emit): void {
  const { client, number } = message.name;
  const wasServedLast = askedOf(state).servedLast === client;
  emit({
    type: request.type === 'read' ? 'readRejected' : 'writeRejected',
    client,
    refusal,
    isHolder: isCurrent(state, client, request.token),
    isAwaited: clientOf(state, client).outstanding?.number === number,
    isUndisturbed: wasServedLast || request.claims,
    repeatsLastWrite:
      wasServedLast && request.type === 'write' && request.sequence === newestAcceptedOf(state.record, client),
  });
}

/** A token is a number where it can be counted, and a text where it is a UUID; only there it shows which request claims. */
function askedRequestOf(config: LockConfig, { client }: MessageName, request: StorageRequest): AskedRequest {
  const isUuid = config.tokenSource === 'uuid';
  const common = {
    client: clientText(client),
    token: isUuid ? tokenText(config.tokenSource, request.token) : request.token,
  };
  const first = isUuid ? { first: request.claims } : {};
  if (request.type === 'read') return { type: 'read', ...common, ...first };
  return { type: 'write', ...common, sequence: request.sequence, value: request.value, ...first };
}

export function askedOf({ storage }: LockState): AskedStorageState {
  return defined(storage.asked, 'state of storage that asks');
}
