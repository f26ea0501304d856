import { answerLockRequest, type Answer } from './lockService.ts';
import { askingOf, type LockSystem } from './asked.ts';
import { clientOf, finished, learn, withClient } from './client.ts';
import type { ClientId, LockConfig } from './config.ts';
import type { Emit } from './emit.ts';
import { isStorageRequest, type Message, type Reply, type Request } from './message.ts';
import { newMessage, withMessage, withoutMessage } from './network.ts';
import type { LockState } from './state.ts';
import { answerStorageRequest, checkWrite } from './storage.ts';

/** The client sends `request`; an atomic lock call is answered in the same step. */
export function send(config: LockSystem, state: LockState, client: ClientId, request: Request, emit: Emit): LockState {
  const self = clientOf(state, client);
  const number = self.requestCount + 1;
  const asked = { ...self, requestCount: number, outstanding: { number, request } };
  const waiting = request.type === 'acquire' ? { ...asked, phase: 'acquiring' as const } : asked;
  // Nothing is left to do after a release: the client stops believing when it sends it.
  const after = withClient(state, client, request.type === 'release' ? finished(asked) : waiting);
  if (config.lockCalls === 'atomic' && !isStorageRequest(request)) {
    const answer = answerLockRequest(config, after, { client, request, askedAtMs: state.nowMs }, emit);
    return receive(answer.state, client, number, answer.reply, emit);
  }
  return post(config, after, { client, number, kind: 'request' }, request, false, emit);
}

/** The client sends its unanswered request once more. */
export function resend(config: LockConfig, state: LockState, client: ClientId, emit: Emit): LockState {
  const { outstanding } = clientOf(state, client);
  if (!outstanding) return state;
  return post(config, state, { client, number: outstanding.number, kind: 'request' }, outstanding.request, true, emit);
}

/** `message` arrives where it is addressed to. */
export function deliver(config: LockSystem, before: LockState, message: Message, emit: Emit): LockState {
  emit({ type: 'messageDelivered', message });
  const state = withoutMessage(before, message);
  const { client, number, kind } = message.name;
  if (kind === 'reply') return receive(state, client, number, message.body as Reply, emit);
  return reply(config, answerTo(config, state, message, emit), message, emit);
}

/** Sends the reply of an answer back, or hands it over at once where replies are atomic. */
export function reply(config: LockConfig, answer: Answer, { name }: Message, emit: Emit): LockState {
  if (!answer.reply) return answer.state;
  if (config.replies === 'atomic') return receive(answer.state, name.client, name.number, answer.reply, emit);
  return post(config, answer.state, { ...name, kind: 'reply' }, answer.reply, false, emit);
}

function answerTo(config: LockSystem, state: LockState, message: Message, emit: Emit): Answer {
  const request = message.body as Request;
  const { client } = message.name;
  if (!isStorageRequest(request)) {
    return answerLockRequest(config, state, { client, request, askedAtMs: message.sentAtMs }, emit);
  }
  if (config.rule === 'asked') return askingOf(config).answer(config, state, message, request, emit);
  if (request.type === 'write' && config.storageStep === 'checkThenAct') {
    return checkWrite(config, state, message, request, emit);
  }
  return answerStorageRequest(config, state, message, request, emit);
}

function receive(state: LockState, client: ClientId, number: number, body: Reply | null, emit: Emit): LockState {
  if (!body) return state;
  const self = clientOf(state, client);
  const isAwaited = self.outstanding?.number === number && self.phase !== 'crashed';
  if (!isAwaited) {
    emit({ type: 'replyIgnored', client, reply: body });
    return state;
  }
  emit({ type: 'replyReceived', client, reply: body });
  return withClient(state, client, learn(client, self, body, state.nowMs, emit));
}

function post(
  config: LockConfig,
  state: LockState,
  name: Message['name'],
  body: Request | Reply,
  isRetry: boolean,
  emit: Emit,
): LockState {
  const message = newMessage(config, state, name, body);
  emit({ type: 'messageSent', message, isRetry });
  return withMessage(state, message);
}
