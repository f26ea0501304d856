import { expect, test } from 'vitest';
import { javaScriptAskerOf } from './javaScriptAsker.ts';

const start = { disk: { x: 0 }, memory: {} };
const question = '{"state":{"disk":{"x":1,"list":[1]},"memory":{}},"request":{"type":"read"}}';
const textOf = (error: Error): string => `${error.name}: ${error.message}`;

function answerOf(decide: (state: { disk: { x: number; list: number[] } }, request: object) => unknown) {
  const asker = javaScriptAskerOf({ start, decide }, textOf);
  if ('problem' in asker) throw new Error(asker.problem);
  return asker.ask(question);
}

test('asks with what the question says, and gives the answer as JSON', () => {
  expect(answerOf((state, request) => ({ state, request }))).toEqual({ type: 'answer', json: question });
});

test.each<[() => unknown, string]>([
  [() => undefined, '`the answer` is undefined'],
  [() => ({ state: undefined }), '`state` is undefined'],
  [() => ({ state: { disk: { x: Number.NaN } } }), '`state.disk.x` is NaN'],
  [() => ({ state: { disk: { seen: new Map() } } }), '`state.disk.seen` is of the class Map,'],
  [() => ({ state: { disk: { list: [1n] } } }), '`state.disk.list[0]` is a bigint'],
  [() => Promise.resolve(1), 'is a promise: decide has to answer at once'],
  [() => ({ reply: () => 1 }), '`reply` is a function'],
  [() => ({ reply: { 'a\nb': 1n } }), '`reply.a\\nb` is a bigint'],
  [
    () => ({
      state: new (class A {
        readonly x = 1;
      })(),
    }),
    '`state` is of the class A,',
  ],
  [() => ({ state: Object.create({}) as object }), '`state` is of the class Object,'],
  [
    () => ({
      get state() {
        throw new Error('mine');
      },
    }),
    '`the answer` cannot be read: Error: mine',
  ],
])('says which part of an answer JSON does not know: %s', (decide, sentence) => {
  const answer = answerOf(decide);
  expect(answer.type === 'notJson' ? answer.problem : answer).toContain(sentence);
});

test('an answer that holds itself is refused', () => {
  const loop: Record<string, unknown> = {};
  loop['self'] = loop;
  expect(answerOf(() => loop)).toMatchObject({ type: 'notJson' });
});

test('what is given is frozen all the way down', () => {
  for (const change of [
    (state: { disk: { x: number } }) => (state.disk.x = 2),
    (state: { disk: { list: number[] } }) => state.disk.list.push(2),
  ] as const) {
    const answer = answerOf((state) => change(state));
    expect(answer).toMatchObject({
      type: 'raised',
      message: expect.stringContaining('make a new object instead') as string,
    });
  }
});

test('what is looked at is what is written, whatever is said of JSON', () => {
  const answer = {
    state: Object.defineProperty({ x: 1 }, 'toJSON', { value: () => undefined }),
    reply: [1, 'a\n', null],
  };
  expect(answerOf(() => answer)).toEqual({ type: 'answer', json: JSON.stringify({ ...answer, state: { x: 1 } }) });
});

test.each([
  [{ code: 3 }, 'Thrown: { code: 3 }'],
  ['text', "Thrown: 'text'"],
  [Object.create(null), 'Thrown: [Object: null prototype] {}'],
])('what is thrown and is no error is shown: %o', (thrown, message) => {
  expect(
    answerOf(() => {
      throw thrown;
    }),
  ).toEqual({ type: 'raised', message });
});

test('errors are told in their own words', () => {
  expect(
    answerOf(() => {
      throw new RangeError('too far');
    }),
  ).toEqual({ type: 'raised', message: 'RangeError: too far' });
});

test('a program without decide or start is told so', () => {
  expect(javaScriptAskerOf({ start }, textOf)).toMatchObject({
    problem: expect.stringContaining('`decide`') as string,
  });
  expect(javaScriptAskerOf({ decide: () => 1 }, textOf)).toMatchObject({
    problem: expect.stringContaining('`start`') as string,
  });
});
