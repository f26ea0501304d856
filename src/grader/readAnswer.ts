import type { AskedAnswer, AskedReply, AskedRequest, AskedState, IssueAnswer, IssueRequest } from '../engine/asked.ts';
import { canonicalJson, isObject, parseJson, shown, type Json } from './canonicalJson.ts';

export type Key = 'x' | 'y';

/** What was read, or a sentence that says which part of it is wrong and how it should be. */
export type Read<Value> =
  { readonly type: 'good'; readonly value: Value } | { readonly type: 'bad'; readonly problem: string };

/** A state may hold a token a client or so, not a log of everything that ever happened. */
export const longestState = 4_000;
const longestMemo = 400;
const longestReason = 120;

/** Reads what `decide` gave back, as JSON text. */
export function readAnswer(request: AskedRequest | IssueRequest, text: string): Read<AskedAnswer | IssueAnswer> {
  const answer = parseJson(text);
  if (!isObject(answer)) return bad(`\`decide\` has to give back { state, reply }, and it gave back ${shown(answer)}.`);
  const stray = strayKey(answer, ['state', 'reply']);
  if (stray !== undefined)
    return bad(`The answer has a part \`${stray}\`: it should have \`state\` and \`reply\` only.`);
  const state = readState(answer['state'], 'state', keysIn(request));
  if (state.type === 'bad') return state;
  if (request.type === 'issue') {
    const token = readToken(answer['reply']);
    return token.type === 'bad' ? token : good({ state: state.value.state, token: token.value });
  }
  const reply = readReply(request, answer['reply']);
  return reply.type === 'bad' ? reply : good({ ...state.value, reply: reply.value });
}

/** Reads the state that the program begins with, as JSON text. Storage has a value under each of `keys` in it. */
export function readStart(text: string, keys: readonly Key[]): Read<AskedState> {
  const start = parseJson(text);
  const read = readState(start, 'start', keys);
  if (read.type === 'bad') return read;
  const { state, x, y = 0 } = read.value;
  if (x === 0 && y === 0) return good(state);
  return bad(`\`start.disk.${x === 0 ? 'y' : 'x'}\` has to be 0, since nothing has been written yet; it is ${x || y}.`);
}

function readState(
  state: Json | undefined,
  name: string,
  keys: readonly Key[],
): Read<{ readonly state: AskedState; readonly x: number; readonly y?: number }> {
  if (!isObject(state)) return bad(`\`${name}\` has to be { disk, memory }; it is ${shown(state)}.`);
  const stray = strayKey(state, ['disk', 'memory']);
  if (stray !== undefined) {
    return bad(
      `\`${name}\` has a part \`${stray}\`: it may have \`disk\` and \`memory\` only, so that a restart knows what to keep.`,
    );
  }
  const { disk, memory } = state;
  if (!isObject(disk))
    return bad(
      `\`${name}.disk\` has to be an object${keys.length > 0 ? ' with `x` in it' : ''}; it is ${shown(disk)}.`,
    );
  if (memory === undefined) return bad(`\`${name}.memory\` is missing: it may be empty, {}.`);
  const wrong = keys.find((key) => !isWhole(disk[key]));
  if (wrong)
    return bad(`\`${name}.disk.${wrong}\` has to be the stored value, a whole number; it is ${shown(disk[wrong])}.`);
  const texts = { disk: canonicalJson(disk), memory: canonicalJson(memory) };
  const size = texts.disk.length + texts.memory.length;
  if (size > longestState) {
    return bad(`\`${name}\` has grown to ${size} characters of JSON; at most ${longestState} are allowed.`);
  }
  const stored = (key: Key): number => (keys.includes(key) ? Number(disk[key]) : 0);
  return good({ state: texts, x: stored('x'), ...(keys.includes('y') && { y: stored('y') }) });
}

/** What a state has to hold, to be an answer to this. */
function keysIn(request: AskedRequest | IssueRequest): readonly Key[] {
  if (request.type === 'issue') return [];
  return request.type === 'write' && request.key ? ['x', 'y'] : ['x'];
}

function readReply(request: AskedRequest, reply: Json | undefined): Read<AskedReply> {
  const expected =
    request.type === 'read'
      ? '{ type: "value", value } or { type: "refused", reason }'
      : '{ type: "ok" } or { type: "refused", reason }';
  if (!isObject(reply)) return bad(`\`reply\` to a ${request.type} has to be ${expected}; it is ${shown(reply)}.`);
  const { type, value, reason } = reply;
  if (type === 'refused') {
    const stray = strayKey(reply, ['type', 'reason']);
    if (stray !== undefined) return bad(`\`reply\` has a part \`${stray}\`, which a refusal does not have.`);
    if (reason === undefined) return good({ type, reason: 'refused' });
    if (typeof reason !== 'string') return bad(`\`reply.reason\` has to be text; it is ${shown(reason)}.`);
    return good({ type, reason: reason.slice(0, longestReason) });
  }
  if (type === 'ok' && request.type === 'write') {
    const stray = strayKey(reply, ['type']);
    return stray === undefined ? good({ type }) : bad(`\`reply\` has a part \`${stray}\`, which OK does not have.`);
  }
  if (type === 'value' && request.type === 'read') {
    const stray = strayKey(reply, ['type', 'value']);
    if (stray !== undefined) return bad(`\`reply\` has a part \`${stray}\`, which a value does not have.`);
    return isWhole(value)
      ? good({ type, value })
      : bad(`\`reply.value\` has to be the stored value, a whole number; it is ${shown(value)}.`);
  }
  if (type === 'later') return readPutOff(request, reply);
  return bad(`\`reply.type\` of a ${request.type} is ${shown(type)}; the reply has to be ${expected}.`);
}

/** A request is put off once: its check comes before others, its decision after them. */
function readPutOff(request: AskedRequest, reply: { readonly [key: string]: Json }): Read<AskedReply> {
  if (request.memo !== undefined) {
    return bad(
      `\`reply.type\` is "later" for a ${request.type} that was put off already: with a \`memo\` in the request, decide.`,
    );
  }
  const stray = strayKey(reply, ['type', 'memo']);
  if (stray !== undefined) return bad(`\`reply\` has a part \`${stray}\`: it has to be { type: "later", memo }.`);
  const { memo } = reply;
  if (memo === undefined || memo === null) {
    return bad(
      `\`reply.memo\` is ${memo === null ? 'null' : 'missing'}: note something down there, which shows when you are asked again that this is not the first time.`,
    );
  }
  const text = canonicalJson(memo);
  return text.length <= longestMemo
    ? good({ type: 'later', memo: text })
    : bad(`\`reply.memo\` is ${text.length} characters of JSON long; at most ${longestMemo} are allowed.`);
}

function readToken(reply: Json | undefined): Read<number> {
  const expected = '{ type: "token", token }';
  if (!isObject(reply)) return bad(`\`reply\` has to be ${expected}; it is ${shown(reply)}.`);
  const stray = strayKey(reply, ['type', 'token']);
  if (stray !== undefined) return bad(`\`reply\` has a part \`${stray}\`: it has to be ${expected}.`);
  const { type, token } = reply;
  if (type !== 'token') return bad(`\`reply.type\` is ${shown(type)}: the reply has to be ${expected}.`);
  return isWhole(token) && token >= 1
    ? good(token)
    : bad(`\`reply.token\` has to be a whole number of at least 1; it is ${shown(token)}.`);
}

function strayKey(value: { readonly [key: string]: Json }, keys: readonly string[]): string | undefined {
  return Object.keys(value)
    .find((key) => !keys.includes(key))
    ?.slice(0, 60);
}

function isWhole(value: Json | undefined): value is number {
  return Number.isSafeInteger(value);
}

function good<Value>(value: Value): Read<Value> {
  return { type: 'good', value };
}

function bad(problem: string): { readonly type: 'bad'; readonly problem: string } {
  return { type: 'bad', problem };
}
