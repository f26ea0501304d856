import { expect, test } from 'vitest';
import { defaultClient } from '../defaults.ts';
import { begin, eventsOf, obstacleAfter, play, playOn } from './play.ts';

const acquire = 'proceed A, deliver A1, deliver a1';

test('1.1 a run begins at 0 ms', () => {
  expect(begin().state.nowMs).toBe(0);
});

test('1.2 time does not go back for a message that could have arrived long ago', () => {
  const late = play({}, acquire, 'proceed A, expire lease');
  expect(late.state.nowMs).toBe(10_200);
  expect(playOn(late, 'deliver A2').state.nowMs).toBe(10_200);
});

test('1.3 a message arrives a latency after it was sent, at the earliest', () => {
  const sent = play({ latencyMs: 300 }, 'proceed A');
  expect(sent.state.network.flat()[0]).toMatchObject({ sentAtMs: 0, notBeforeMs: 300 });
  const answered = playOn(sent, 'deliver A1');
  expect(answered.state.network.flat()[0]).toMatchObject({ sentAtMs: 300, notBeforeMs: 600 });
});

test('1.4 a delivery moves time on to the earliest arrival, and not at all when that has passed', () => {
  const both = play({ latencyMs: 300 }, 'proceed A, proceed B, deliver A1');
  expect(both.state.nowMs).toBe(300);
  expect(playOn(both, 'deliver B1').state.nowMs).toBe(300);
  expect(playOn(both, 'deliver a1').state.nowMs).toBe(600);
});

test('1.5 resuming moves time on to the end of the pause, and not at all when that has passed', () => {
  const paused = play({ pauseDurationMs: 5_000 }, acquire, 'pause A');
  expect(playOn(paused, 'resume A').state.nowMs).toBe(5_400);
  expect(playOn(paused, 'expire lease, resume A').state.nowMs).toBe(10_200);
});

test('1.6 expiring moves time on to the deadline, and not at all when that has passed', () => {
  const held = play({}, acquire);
  expect(playOn(held, 'expire lease').state.nowMs).toBe(10_200);
  expect(playOn(held, 'pause A, resume A, expire lease').state.nowMs).toBe(20_400);
});

test('1.7 time moves on to the moment from which an idle client asks, and not at all when that has passed', () => {
  const clients = [defaultClient, { ...defaultClient, asksAtMs: 12_000 }];
  expect(play({ clients }, 'proceed B').state.nowMs).toBe(12_000);
  expect(play({ clients }, acquire, 'pause A, resume A, proceed B').state.nowMs).toBe(20_400);
});

test('1.8 every other action takes no time', () => {
  const held = play({ storageStep: 'checkThenAct', tokenSource: 'forgetfulCounter' }, acquire);
  const now = held.state.nowMs;
  for (const actions of [
    'proceed A, retry A, drop A2, restart storage',
    'proceed A, delay A2, duplicate A2',
    'fail over',
  ]) {
    expect(playOn(held, actions, 'pause A, crash B').state.nowMs).toBe(now);
  }
  const checked = playOn(held, 'proceed A, deliver A2');
  expect(playOn(checked, 'act A2').state.nowMs).toBe(checked.state.nowMs);
});

test('1.9 in an untimed system time stands still and nothing has to wait', () => {
  const clients = [defaultClient, { ...defaultClient, asksAtMs: 12_000 }];
  const played = play(
    { clients, clock: 'untimed' },
    'proceed B, deliver B1, deliver b1, pause B, expire lease, resume B',
  );
  expect(played.state.nowMs).toBe(0);
  expect(eventsOf(played, 'messageSent').map(({ message }) => message.notBeforeMs)).toEqual([0, 0]);
  expect(obstacleAfter(playOn(played, 'proceed B'), 'delay B2')).toMatch(/^Without a clock/);
});

test('1.10 a client turns to storage no earlier than its work takes after it has read the grant', () => {
  const clients = [{ ...defaultClient, workMs: 3_000 }, defaultClient];
  // Asked at 0 ms, granted at 200, read at 400.
  expect(play({ clients }, acquire, 'proceed A').state.nowMs).toBe(3_400);
  expect(play({ clients }, acquire, 'expire lease, proceed A').state.nowMs).toBe(10_200);
});

test('1.11 a client renews when half of its lease has passed since it asked for it, or later', () => {
  const clients = [{ ...defaultClient, renewCount: 2 }, defaultClient];
  expect(play({ clients }, acquire, 'renew A').state.nowMs).toBe(5_000);
  expect(play({ clients }, acquire, 'renew A, deliver A2, deliver a2, renew A').state.nowMs).toBe(10_000);
  expect(play({ clients }, acquire, 'expire lease, renew A').state.nowMs).toBe(10_200);
});
