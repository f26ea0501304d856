import { expect, test } from 'vitest';
import type { AskedRequest, IssueRequest } from '../engine/asked.ts';
import { longestState, readAnswer, readStart } from './readAnswer.ts';

const write: AskedRequest = { type: 'write', client: 'A', token: 41, sequence: 1, value: 7 };
const read: AskedRequest = { type: 'read', client: 'A', token: 41 };
const issue: IssueRequest = { type: 'issue', client: 'A', term: 0 };
const again: AskedRequest = { ...write, memo: '1' };
const state = { disk: { x: 7, b: [1, null, true], a: 'text' }, memory: {} };
const ok = { type: 'ok' };

function problemOf(request: AskedRequest | IssueRequest, answer: unknown): string {
  const result = readAnswer(request, JSON.stringify(answer));
  return result.type === 'bad' ? result.problem : '';
}

test('reads an answer; equal states become equal texts', () => {
  expect(readAnswer(write, JSON.stringify({ reply: ok, state }))).toEqual({
    type: 'good',
    value: { state: { disk: '{"a":"text","b":[1,null,true],"x":7}', memory: '{}' }, x: 7, reply: ok },
  });
  const value = readAnswer(read, JSON.stringify({ state, reply: { type: 'value', value: 7 } }));
  expect(value).toMatchObject({ type: 'good', value: { reply: { type: 'value', value: 7 } } });
  const refused = readAnswer(read, JSON.stringify({ state, reply: { type: 'refused' } }));
  expect(refused).toMatchObject({ type: 'good', value: { reply: { type: 'refused', reason: 'refused' } } });
  const later = readAnswer(read, JSON.stringify({ state, reply: { type: 'later', memo: { b: 1, a: 2 } } }));
  expect(later).toMatchObject({ type: 'good', value: { reply: { type: 'later', memo: '{"a":2,"b":1}' } } });
  const token = readAnswer(
    issue,
    JSON.stringify({ state: { disk: {}, memory: 3 }, reply: { type: 'token', token: 9 } }),
  );
  expect(token).toEqual({ type: 'good', value: { state: { disk: '{}', memory: '3' }, token: 9 } });
});

test.each<[AskedRequest | IssueRequest, unknown, string]>([
  [write, 41, 'has to give back { state, reply }, and it gave back 41'],
  [write, null, 'gave back null'],
  [write, [state, ok], 'has to give back { state, reply }'],
  [write, { state, relpy: ok }, 'a part `relpy`'],
  [write, { reply: ok }, '`state` has to be { disk, memory }; it is nothing'],
  [write, { state: { disk: { x: 1 } }, reply: ok }, '`state.memory` is missing'],
  [write, { state: { ...state, cache: {} }, reply: ok }, '`state` has a part `cache`'],
  [write, { state: { disk: {}, memory: {} }, reply: ok }, '`state.disk.x` has to be the stored value'],
  [write, { state: { disk: { x: '7' }, memory: {} }, reply: ok }, 'it is "7"'],
  [write, { state: { disk: { x: 1.5 }, memory: {} }, reply: ok }, 'a whole number; it is 1.5'],
  [write, { state, reply: 'ok' }, '`reply` to a write has to be { type: "ok" }'],
  [write, { state, reply: { type: 'OK' } }, '`reply.type` of a write is "OK"'],
  [write, { state, reply: { type: 'value', value: 7 } }, '`reply.type` of a write is "value"'],
  [write, { state, reply: { type: 'ok', value: 7 } }, 'a part `value`, which OK does not have'],
  [write, { state, reply: { type: 'refused', reason: 412 } }, '`reply.reason` has to be text; it is 412'],
  [read, { state, reply: ok }, '`reply.type` of a read is "ok"'],
  [read, { state, reply: { type: 'value' } }, '`reply.value` has to be the stored value'],
  [read, { state, reply: { type: 'value', value: 7, token: 1 } }, 'a part `token`, which a value does not have'],
  [again, { state, reply: { type: 'later', memo: 1 } }, '`reply.type` is "later" for a write that was put off already'],
  [write, { state, reply: { type: 'later' } }, '`reply.memo` is missing'],
  [write, { state, reply: { type: 'later', memo: null } }, '`reply.memo` is null'],
  [read, { state, reply: { type: 'later', memo: 'x'.repeat(400) } }, '402 characters of JSON long; at most 400'],
  [
    read,
    { state, reply: { type: 'later', memo: 1, value: 7 } },
    'a part `value`: it has to be { type: "later", memo }',
  ],
  [issue, { state, reply: { type: 'later', memo: 1 } }, 'a part `memo`: it has to be { type: "token", token }'],
  [issue, { state, reply: { type: 'token', token: 0 } }, 'a whole number of at least 1; it is 0'],
  [issue, { state, reply: ok }, '`reply.type` is "ok": the reply has to be { type: "token", token }'],
])('says what is wrong, of %j and %j', (request, answer, sentence) => {
  expect(problemOf(request, answer)).toContain(sentence);
});

test('a state has bounds, and a long reason is cut', () => {
  const log = Array.from({ length: longestState }, () => 1);
  expect(problemOf(write, { state: { disk: { x: 1, log }, memory: {} }, reply: ok })).toContain(
    'at most 4000 are allowed',
  );
  const long = readAnswer(write, JSON.stringify({ state, reply: { type: 'refused', reason: 'x'.repeat(999) } }));
  expect(long).toMatchObject({ type: 'good', value: { reply: { reason: 'x'.repeat(120) } } });
});

test('a start of storage has nothing stored yet', () => {
  expect(readStart('{"memory":{},"disk":{"x":0}}', ['x'])).toEqual({
    type: 'good',
    value: { disk: '{"x":0}', memory: '{}' },
  });
  expect(readStart('{"memory":{},"disk":{"x":3}}', ['x'])).toMatchObject({ type: 'bad' });
  expect(readStart('{"memory":{},"disk":{}}', [])).toMatchObject({ type: 'good' });
  expect(readStart('nonsense', ['x'])).toMatchObject({ type: 'bad' });
});
