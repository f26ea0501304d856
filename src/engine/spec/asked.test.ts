import { expect, test } from 'vitest';
import { defined } from '../../base/assert.ts';
import { run } from '../../model/run.ts';
import type { LockAction } from '../action.ts';
import { parseActionPhrase } from '../actionPhrase.ts';
import type { AskedProgram, AskedRequest } from '../asked.ts';
import { askingBy } from '../asking.ts';
import type { LockConfig } from '../config.ts';
import { defaultClient } from '../defaults.ts';
import { lockModel } from '../lockModel.ts';
import { propertiesOf } from '../properties.ts';
import { QuestionPending } from '../questionPending.ts';
import { noIssuer, ok, playAsked, refused, willing, type Decide } from './askedPlay.ts';
import { eventsOf, systemOf } from './play.ts';

const twice = { clients: [{ ...defaultClient, writeCount: 2 }, defaultClient] };
const readers = { clients: [0, 1].map(() => ({ ...defaultClient, habit: 'readModifyWrite' as const })) };
const aWrites = 'proceed A, proceed A, deliver A2';

test('11.1 storage does what the program says, in one action', () => {
  const { state, events } = playAsked((_disk, _, { token }) => [{ x: 1, seen: Number(token) }, ok], aWrites);
  expect(state.storage).toMatchObject({ value: 1, asked: { disk: '{"seen":41,"x":1}', memory: '{"count":1}' } });
  expect(eventsOf({ events }, 'replyReceived').at(-1)?.reply).toEqual({ type: 'ok' });
});

test('11.2 the program sees client, token, number and value', () => {
  const seen: AskedRequest[] = [];
  const spy: Decide = (disk, memory, request) => {
    seen.push(request);
    return willing(disk, memory, request);
  };
  playAsked(spy, 'proceed A, proceed A, deliver A2, proceed A, deliver A3', readers);
  expect(seen).toEqual([
    { type: 'read', client: 'A', token: 41 },
    { type: 'write', client: 'A', token: 41, sequence: 1, value: 1 },
  ]);
});

test('11.3 UUIDs come as text, and with them whether the request is the first', () => {
  const seen: AskedRequest[] = [];
  const spy: Decide = (disk, memory, request) => {
    seen.push(request);
    return willing(disk, memory, request);
  };
  playAsked(spy, `${aWrites}, proceed A, deliver A3`, { ...twice, tokenSource: 'uuid' });
  expect(seen.map(({ token, first }) => [typeof token, first])).toEqual([
    ['string', true],
    ['string', false],
  ]);
});

test('11.4 a restart keeps the disk and puts the memory back', () => {
  const { state } = playAsked(willing, `${aWrites}, restart storage`);
  expect(state.storage.asked).toMatchObject({ disk: '{"seen":0,"x":1}', memory: '{"count":0}' });
});

test('11.5 a question without an answer is thrown', () => {
  const program: AskedProgram = {
    start: { disk: '{"x":0}', memory: '{}' },
    issue: noIssuer,
    decide: (state, request) => {
      throw new QuestionPending(state, request);
    },
  };
  const config = systemOf({ rule: 'asked', clock: 'untimed', lockCalls: 'atomic', replies: 'atomic' });
  const ask = () =>
    run(lockModel(config, askingBy(program)), [
      aWrites.split(', ').flatMap((phrase) => parseActionPhrase(phrase) ?? []),
    ]);
  expect(ask).toThrow(QuestionPending);
});

test('11.6 a write answered with OK counts once, whatever is kept of it', () => {
  const forgets: Decide = (disk) => [disk, ok];
  const once = playAsked(forgets, aWrites);
  expect(once.state.record.acceptedCount).toBe(1);
  const again = playAsked(willing, 'proceed A, proceed A, duplicate A2, deliver A2, deliver A2');
  expect(again.state.record.acceptedCount).toBe(1);
});

test('11.7 a repeated write that changes nothing is a recognised duplicate', () => {
  const { events, broken } = playAsked(willing, 'proceed A, proceed A, duplicate A2, deliver A2, deliver A2');
  expect(eventsOf({ events }, 'duplicateRecognised')).toHaveLength(1);
  expect(broken).not.toContain('no-write-undone');
  const undone = playAsked(
    willing,
    'proceed A, proceed A, duplicate A2, deliver A2, proceed A, deliver A3, deliver A2',
    twice,
  );
  expect(undone.broken).toContain('no-write-undone');
});

test('11.8 `answers-match-data` compares every answer with what is stored', () => {
  const read = 'proceed A, proceed A, deliver A2';
  expect(playAsked(willing, aWrites).broken).not.toContain('answers-match-data');
  expect(playAsked((disk) => [disk, ok], aWrites).broken).toContain('answers-match-data');
  expect(playAsked((disk) => [{ ...disk, x: 7 }, refused], aWrites).broken).toContain('answers-match-data');
  expect(playAsked((disk) => [disk, { type: 'value', value: 7 }], read, readers).broken).toContain(
    'answers-match-data',
  );
  expect(
    playAsked(
      (disk) => [
        { ...disk, x: 7 },
        { type: 'value', value: 0 },
      ],
      read,
      readers,
    ).broken,
  ).toContain('answers-match-data');
});

/** Accepts the first request that it ever gets. */
const firstOnly: Decide = (disk, { count }, request) =>
  count === 0 ? willing(disk, { count }, request) : [disk, refused];
const aTwice = 'proceed A, proceed A, duplicate A2, deliver A2, deliver A2';

test('11.9 `retry-answered-alike` breaks when the write accepted last is refused', () => {
  expect(playAsked(firstOnly, aTwice).broken).toContain('retry-answered-alike');
  const other: Decide = (disk, { count }, request) => (count < 2 ? willing(disk, { count }, request) : [disk, refused]);
  const withB =
    'proceed A, proceed A, duplicate A2, deliver A2, expire lease, proceed B, proceed B, deliver B2, deliver A2';
  expect(playAsked(other, withB).broken).not.toContain('retry-answered-alike');
});

test('11.10 `undisturbed-holder-never-refused` breaks while nobody else was served in between', () => {
  expect(playAsked((disk) => [disk, refused], aWrites).broken).toContain('undisturbed-holder-never-refused');
  expect(playAsked(firstOnly, `${aWrites}, proceed A, deliver A3`, twice).broken).toContain(
    'undisturbed-holder-never-refused',
  );
  const onlyA: Decide = (disk, memory, request) =>
    request.client === 'A' ? willing(disk, memory, request) : [disk, refused];
  const disturbed = { clients: [defaultClient, { ...defaultClient, writeCount: 2 }] };
  const secondOfB: Decide = (disk, memory, request) =>
    request.type === 'write' && request.sequence === 2 ? [disk, refused] : willing(disk, memory, request);
  const line =
    'proceed A, proceed A, expire lease, proceed B, proceed B, deliver B2, deliver A2, proceed B, deliver B3';
  expect(playAsked(secondOfB, line, disturbed).broken).not.toContain('undisturbed-holder-never-refused');
  expect(playAsked(onlyA, 'proceed B, proceed B, deliver B2').broken).toContain('undisturbed-holder-never-refused');
});

test('11.11 other storage has none of the three', () => {
  const names = (rule: LockConfig['rule']) => propertiesOf(systemOf({ rule })).map(({ name }) => name);
  expect(names('asked').filter((name) => !names('seal').includes(name))).toEqual([
    'undisturbed-holder-never-refused',
    'retry-answered-alike',
    'answers-match-data',
  ]);
});

/** A token source that counts on its disk, where a token is the count, raised by `perTerm` in every term. */
const counting = (perTerm: number): AskedProgram => ({
  start: { disk: '0', memory: '0' },
  issue: ({ disk, memory }, { term }) => {
    const count = Number(disk) + 1;
    return { state: { disk: String(count), memory: String(Number(memory) + 1) }, token: count + perTerm * term };
  },
  decide: () => {
    throw new Error('Storage does not ask here.');
  },
});

function issued(program: AskedProgram, line: string) {
  const config = systemOf({
    rule: 'seal',
    tokenSource: 'asked',
    clock: 'untimed',
    lockCalls: 'atomic',
    replies: 'atomic',
  });
  const actions = line.split(', ').map((phrase): LockAction => defined(parseActionPhrase(phrase), phrase));
  const [step] = run(lockModel(config, askingBy(program)), [actions]).steps;
  return defined(step, 'step');
}

test('11.12 a token source that asks gets every token from the program', () => {
  const { state } = issued(counting(0), 'proceed A, expire lease, proceed B');
  expect(state.lockService.asked?.grants).toEqual([
    { client: 0, token: 1 },
    { client: 1, token: 2 },
  ]);
  expect(state.clients.map(({ token }) => token)).toEqual([1, 2]);
});

test('11.13 a failover loses the newest grant and begins a new term', () => {
  const { state } = issued(counting(0), 'proceed A, fail over, proceed B');
  expect(state.lockService.asked).toMatchObject({ term: 1, disk: '1', memory: '1' });
  expect(state.lockService.holder).toBe(1);
  expect(state.clients.map(({ token }) => token)).toEqual([1, 1]);
});

test('11.14 `tokens-only-rise` breaks when a token is no higher than one before, also one that was lost', () => {
  expect(issued(counting(0), 'proceed A, fail over, proceed B').broken).toContain('tokens-only-rise');
  expect(issued(counting(100), 'proceed A, fail over, proceed B').broken).not.toContain('tokens-only-rise');
  expect(issued(counting(0), 'proceed A, expire lease, proceed B').broken).not.toContain('tokens-only-rise');
});

test('11.15 of a repeated token, the client tells the grant', () => {
  const line = 'proceed A, proceed A, fail over, proceed B, proceed B, deliver B2, deliver A2';
  expect(issued(counting(0), line).broken).toContain('accepted-tokens-never-decrease');
});

test('11.16 a client that alternates keys writes to x and y in turn', () => {
  const both = (isHonest: boolean): AskedProgram => ({
    start: { disk: '{"x":0,"y":0}', memory: '{}' },
    issue: noIssuer,
    decide: (state, request) => {
      const data = JSON.parse(state.disk) as { x: number; y: number };
      const key = request.type === 'write' && isHonest ? (request.key ?? 'x') : 'x';
      const after = { ...data, [key]: request.type === 'write' ? request.value : 0 };
      return { state: { ...state, disk: JSON.stringify(after) }, x: after.x, y: after.y, reply: ok };
    },
  });
  const config = systemOf({
    rule: 'asked',
    clock: 'untimed',
    lockCalls: 'atomic',
    replies: 'atomic',
    clients: [{ ...defaultClient, writeCount: 2, alternatesKeys: true }],
  });
  const actions = `${aWrites}, proceed A, deliver A3`.split(', ').flatMap((phrase) => parseActionPhrase(phrase) ?? []);
  const endOf = (isHonest: boolean) =>
    defined(run(lockModel(config, askingBy(both(isHonest))), [actions]).steps[0], 'step');
  const { state, broken } = endOf(true);
  expect([state.storage.value, state.storage.asked?.y]).toEqual([1, 5]);
  expect(broken).not.toContain('answers-match-data');
  expect(endOf(false).broken).toContain('answers-match-data');
});
