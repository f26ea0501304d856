import { expect, test } from 'vitest';
import { messageText } from '../action.ts';
import { clientNamed, eventsOf, inFlight, obstacleAfter, play, playOn, type Played } from './play.ts';

const acquireA = 'proceed A, deliver A1, deliver a1';
const acquireB = 'proceed B, deliver B1, deliver b1';
const names = ({ state }: Played) => state.network.flat().map(({ name }) => messageText(name));

test('5.1 a message is in flight until it is delivered or dropped', () => {
  const sent = play({}, 'proceed A, proceed B');
  expect(names(sent)).toEqual(['A1', 'B1']);
  expect(names(playOn(sent, 'deliver A1'))).toEqual(['a1', 'B1']);
  expect(names(playOn(sent, 'deliver A1, drop a1, drop B1'))).toEqual([]);
});

test('5.2 a request has its client’s letter and its number, the answer the small letter', () => {
  const written = play({}, acquireA, 'proceed A, proceed B, deliver A2');
  expect(names(written)).toEqual(['a2', 'B1']);
  expect(inFlight(written)[0]).toEqual({ type: 'ok' });
});

test('5.3 copies of a message and all answers to a request share a name', () => {
  const copied = play({}, 'proceed A, duplicate A1, retry A');
  expect(names(copied)).toEqual(['A1', 'A1', 'A1']);
  const answered = playOn(copied, 'deliver A1, deliver A1');
  expect(names(answered)).toEqual(['A1', 'a1', 'a1']);
  expect(inFlight(answered).slice(1)).toEqual([
    { type: 'granted', token: 41, askedAtMs: 0 },
    { type: 'held', holder: 0 },
  ]);
});

test('5.4 messages may arrive in any order', () => {
  const both = play({}, 'proceed A, proceed B');
  expect(playOn(both, 'deliver A1, deliver B1').state.lockService.holder).toBe(0);
  expect(playOn(both, 'deliver B1, deliver A1').state.lockService.holder).toBe(1);
});

test('5.5 an action is about the copy that can arrive first', () => {
  const overtaken = play({}, 'proceed A, delay A1, retry A');
  expect(overtaken.state.network.flat().map(({ notBeforeMs }) => notBeforeMs)).toEqual([200, 15_000]);
  expect(playOn(overtaken, 'deliver A1').state.nowMs).toBe(200);
  expect(playOn(overtaken, 'drop A1').state.network.flat()).toMatchObject([{ notBeforeMs: 15_000 }]);
});

test('5.5 among equals an action is about the copy sent first', () => {
  const twice = play({ clock: 'untimed' }, 'proceed A, duplicate A1, deliver A1, deliver A1');
  expect(inFlight(twice).map(({ type }) => type)).toEqual(['granted', 'held']);
  expect(clientNamed(playOn(twice, 'deliver a1'), 'A').phase).toBe('holding');
});

test('5.6 a delayed message arrives no earlier than the delay after it was delayed', () => {
  const delayed = play({ delayMs: 7_000 }, acquireA, 'proceed A, delay A2');
  expect(delayed.state.network.flat()).toMatchObject([{ sentAtMs: 400, notBeforeMs: 7_400, isDelayed: true }]);
  expect(playOn(delayed, 'deliver A2').state.nowMs).toBe(7_400);
  const slightly = play({ delayMs: 50 }, acquireA, 'proceed A, delay A2, deliver A2');
  expect(slightly.state.nowMs).toBe(600);
});

test('5.7 a message is delayed once at most', () => {
  const delayed = play({}, 'proceed A, delay A1');
  expect(obstacleAfter(delayed, 'delay A1')).toBe('A1 is delayed already.');
  expect(obstacleAfter(playOn(delayed, 'retry A'), 'delay A1')).toBeUndefined();
});

test('5.8 a dropped message never arrives', () => {
  const dropped = play({}, 'proceed A, drop A1');
  for (const action of ['deliver A1', 'delay A1', 'drop A1', 'duplicate A1']) {
    expect(obstacleAfter(dropped, action)).toBe('Message A1 is not in flight.');
  }
});

test('5.9 a duplicated message can arrive twice', () => {
  const twice = play({}, acquireA, 'proceed A, duplicate A2, deliver A2, deliver A2');
  expect(eventsOf(twice, 'writeAccepted')).toHaveLength(2);
  expect(obstacleAfter(twice, 'deliver A2')).toBe('Message A2 is not in flight.');
});

test.each(['pause A', 'crash A'])('5.10 a request arrives after %s', (fault) => {
  const arrived = play({}, acquireA, 'proceed A', fault, 'deliver A2');
  expect(arrived.lastEvents).toContainEqual(expect.objectContaining({ type: 'writeAccepted', token: 41 }));
});

test('5.11 where replies are atomic, the client reads the answer at once', () => {
  const written = play({ replies: 'atomic' }, 'proceed A, deliver A1, proceed A, deliver A2');
  expect(written.state.network.flat()).toEqual([]);
  expect(clientNamed(written, 'A')).toMatchObject({ phase: 'holding', writesLeft: 0 });
});

test('5.12 where replies are atomic, a request of a paused client waits', () => {
  const why = 'A is paused and reads no answers.';
  const paused = play({ replies: 'atomic' }, 'proceed A, deliver A1, proceed A, pause A');
  expect(obstacleAfter(paused, 'deliver A2')).toBe(why);
  expect(obstacleAfter(playOn(paused, 'resume A'), 'deliver A2')).toBeUndefined();
  const checked = play(
    { replies: 'atomic', storageStep: 'checkThenAct' },
    'proceed A, deliver A1, proceed A, deliver A2',
  );
  expect(obstacleAfter(playOn(checked, 'pause A'), 'act A2')).toBe(why);
});

test('5.12 where replies are messages, only the answer waits', () => {
  const paused = play({}, acquireA, acquireB, 'proceed A, pause A, deliver A2');
  expect(obstacleAfter(paused, 'deliver a2')).toBe('A is paused and reads no answers.');
});
