import { expect, test } from 'vitest';
import { defined } from '../../base/assert.ts';
import type { Schedule } from '../../model/schedule.ts';
import type { LockAction } from '../action.ts';
import { parseActionPhrase } from '../actionPhrase.ts';
import { lockModel } from '../lockModel.ts';
import { decodeSchedule, encodeSchedule } from '../scheduleCode.ts';
import { traceOf } from '../traceOf.ts';
import { play, playOn, systemOf } from './play.ts';

const scheduleOf = (...steps: string[]): Schedule<LockAction> =>
  steps.map((step) => step.split(', ').map((phrase) => defined(parseActionPhrase(phrase), phrase)));

const acquireA = 'proceed A, deliver A1, deliver a1';

/** One action of each kind, as a scenario spells it and as an address does. */
const phrases: readonly (readonly [phrase: string, code: string, action: LockAction])[] = [
  ['proceed A', 'sA', { type: 'proceed', client: 0 }],
  ['renew B', 'nB', { type: 'renew', client: 1 }],
  ['retry C', 'yC', { type: 'retry', client: 2 }],
  ['pause D', 'pD', { type: 'pause', client: 3 }],
  ['resume A', 'rA', { type: 'resume', client: 0 }],
  ['crash A', 'cA', { type: 'crash', client: 0 }],
  ['deliver A1', 'dA1', { type: 'deliver', message: { client: 0, number: 1, kind: 'request' } }],
  ['deliver b12', 'db12', { type: 'deliver', message: { client: 1, number: 12, kind: 'reply' } }],
  ['delay A2', 'wA2', { type: 'delay', message: { client: 0, number: 2, kind: 'request' } }],
  ['drop a2', 'ka2', { type: 'drop', message: { client: 0, number: 2, kind: 'reply' } }],
  ['duplicate A2', 'uA2', { type: 'duplicate', message: { client: 0, number: 2, kind: 'request' } }],
  ['act A2', 'aA2', { type: 'act', message: { client: 0, number: 2, kind: 'request' } }],
  ['expire lease', 'e', { type: 'expireLease' }],
  ['restart storage', 'b', { type: 'restartStorage' }],
  ['fail over', 'f', { type: 'failOver' }],
];

test('9.1 the same schedule gives the same trace', () => {
  const schedule = scheduleOf(acquireA, 'pause A', 'expire lease', 'resume A', 'proceed A, delay A2', 'deliver A2');
  expect(traceOf(systemOf({}), schedule)).toEqual(traceOf(systemOf({}), schedule));
});

test('9.2 an impossible action is not taken, with the reason, and the rest goes on', () => {
  const { steps } = traceOf(systemOf({}), scheduleOf('proceed A', 'proceed A, deliver B1, deliver A1'));
  expect(steps[1]?.moves.map((move) => (move.type === 'notTaken' ? move.why : move.type))).toEqual([
    'A waits for the answer to A1.',
    'Message B1 is not in flight.',
    'taken',
  ]);
  expect(steps[1]?.state.lockService.holder).toBe(0);
});

test('9.2 a client that is not there is named', () => {
  const { steps } = traceOf(systemOf({}), scheduleOf('proceed D, deliver D1'));
  expect(steps[0]?.moves).toMatchObject([{ why: 'There is no client D.' }, { why: 'Message D1 is not in flight.' }]);
});

test('9.3 a step of several actions shows the state after all of them', () => {
  const { steps } = traceOf(systemOf({}), scheduleOf(acquireA));
  expect(steps[0]?.moves).toHaveLength(3);
  expect(steps[0]?.state).toEqual(play({}, acquireA).state);
});

test('9.4 a step without actions changes nothing', () => {
  const { steps } = traceOf(systemOf({}), [...scheduleOf(acquireA), []]);
  expect(steps[1]).toEqual({ moves: [], state: steps[0]?.state, broken: [] });
});

test('9.5 possible actions are listed without repetition, in an order that depends on the state', () => {
  const system = { storageStep: 'checkThenAct' } as const;
  const twoChecked = play(system, acquireA, 'proceed A, proceed B, duplicate A2, duplicate A2, deliver A2, deliver A2');
  const otherWay = play(system, 'proceed B', acquireA, 'proceed A, retry A, retry A, deliver A2, deliver A2');
  const { actionsOf } = lockModel(twoChecked.config);
  const listed = actionsOf(twoChecked.state).map((action) => JSON.stringify(action));
  expect(new Set(listed).size).toBe(listed.length);
  expect(actionsOf(otherWay.state)).toEqual(actionsOf(twoChecked.state));
});

test('9.6 an action is listed exactly when nothing stands in its way', () => {
  const { config, state } = play({}, acquireA, 'proceed A, proceed B, pause A, deliver A2');
  const model = lockModel(config);
  for (const action of model.actionsOf(state)) expect(model.obstacleTo(state, action)).toBeUndefined();
  const possible = phrases.map(([, , action]) => action).filter((action) => !model.obstacleTo(state, action));
  expect(possible).toEqual([
    { type: 'resume', client: 0 },
    { type: 'crash', client: 0 },
    { type: 'drop', message: { client: 0, number: 2, kind: 'reply' } },
    { type: 'expireLease' },
    { type: 'restartStorage' },
  ]);
  expect(model.actionsOf(state)).toEqual(expect.arrayContaining(possible));
});

test.each(phrases)('9.7 the code of "%s" is %s, and reads back', (_, code, action) => {
  expect(encodeSchedule([[action]])).toBe(code);
  expect(decodeSchedule(code)).toEqual({ schedule: [[action]] });
});

test('9.7 steps and looks read back', () => {
  const schedule = [...scheduleOf(acquireA, 'pause A'), [], ...scheduleOf('expire lease')];
  expect(encodeSchedule(schedule)).toBe('sA-dA1-da1.pA._.e');
  for (const each of [schedule, [], [[]], [[], []]]) {
    expect(decodeSchedule(encodeSchedule(each))).toEqual({ schedule: each });
  }
});

test.each([
  ['sA-qA.e', 'qA'],
  ['sA.dA0', 'dA0'],
  ['sa', 'sa'],
  ['e.eA', 'eA'],
  ['dE1', 'dE1'],
  ['dA1234567890123456789', 'dA1234567890123456789'],
  ['sA..e', ''],
  ['sA-_', '_'],
  ['sA e', 'sA e'],
  ['toString', 'toString'],
])('9.8 %s says nothing at "%s"', (text, piece) => {
  expect(decodeSchedule(text)).toEqual({ unreadable: piece });
});

test.each(phrases)('9.9 "%s" is a phrase', (phrase, _code, action) => {
  expect(parseActionPhrase(phrase)).toEqual(action);
});

test.each([
  '',
  'proceed',
  'proceed a',
  'proceed E',
  'deliver A',
  'deliver A0',
  'deliver  A1',
  'expire',
  'Pause A',
  'act A1 ',
])('9.9 "%s" is none', (phrase) => {
  expect(parseActionPhrase(phrase)).toBeUndefined();
});

test('9.10 states, events and actions are plain data', () => {
  const played = play({ storageStep: 'checkThenAct' }, acquireA, 'proceed A, duplicate A2, deliver A2, pause A');
  for (const data of [played.state, played.events, phrases]) {
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
    expect(structuredClone(data)).toEqual(data);
  }
});

test('9.11 states with the same key have the same future', () => {
  const one = play({ clock: 'untimed' }, 'proceed A, proceed B, deliver A1');
  const other = play({ clock: 'untimed' }, 'proceed B, proceed A, deliver A1');
  const { keyOf, actionsOf } = lockModel(one.config);
  expect(keyOf(one.state)).toBe(keyOf(other.state));
  expect(actionsOf(one.state)).toEqual(actionsOf(other.state));
  expect(playOn(one, 'deliver a1, proceed A').state).toEqual(playOn(other, 'deliver a1, proceed A').state);
  expect(keyOf(playOn(one, 'deliver a1').state)).not.toBe(keyOf(one.state));
});
