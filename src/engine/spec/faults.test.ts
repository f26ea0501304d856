import { expect, test } from 'vitest';
import type { FaultKind } from '../config.ts';
import { defaultClient } from '../defaults.ts';
import { lockModel } from '../lockModel.ts';
import { clientNamed, eventsOf, obstacleAfter, play, playOn } from './play.ts';

const acquireA = 'proceed A, deliver A1, deliver a1';
const noFaults = { pause: 0, crash: 0, delay: 0, drop: 0, duplicate: 0, retry: 0, restart: 0, failover: 0 };
const three = [defaultClient, defaultClient, defaultClient];

const twiceAndOnceMore: Readonly<Record<FaultKind, readonly [twice: string, onceMore: string]>> = {
  pause: ['pause A, pause B', 'pause C'],
  crash: ['crash A, crash B', 'crash C'],
  delay: ['delay A2, delay B1', 'delay C1'],
  drop: ['drop A2, drop B1', 'drop C1'],
  duplicate: ['duplicate A2, duplicate A2', 'duplicate A2'],
  retry: ['retry A, retry A', 'retry A'],
  restart: ['restart storage, restart storage', 'restart storage'],
  failover: ['fail over, deliver B1, fail over, deliver C1', 'fail over'],
};

test.each(Object.keys(twiceAndOnceMore) as FaultKind[])('7.1 a %s happens as often as the system allows', (kind) => {
  const [twice, onceMore] = twiceAndOnceMore[kind];
  const system = (count: number) =>
    ({ clients: three, tokenSource: 'forgetfulCounter', faults: { ...noFaults, [kind]: count } }) as const;
  const story = [acquireA, 'proceed A, proceed B, proceed C', twice];
  expect(obstacleAfter(play(system(2), ...story), onceMore)).toBe(`This system allows no further ${kind}.`);
  expect(obstacleAfter(play(system(3), ...story), onceMore)).toBeUndefined();
});

test('7.2 what is no fault needs no allowance', () => {
  const pausedOnce = { faults: { ...noFaults, pause: 1 }, storageStep: 'checkThenAct' } as const;
  const played = play(
    pausedOnce,
    acquireA,
    'pause A, resume A, proceed A, deliver A2, act A2, deliver a2, expire lease',
  );
  expect(played.state.faultsLeft).toEqual(noFaults);
});

test('7.3 a paused client sends nothing and reads no answer', () => {
  const clients = [{ ...defaultClient, renewCount: 1 }];
  const paused = play({ clients }, acquireA, 'pause A');
  for (const action of ['proceed A', 'renew A', 'retry A', 'pause A']) {
    expect(obstacleAfter(paused, action)).toBe('A is paused.');
  }
  const answered = play({ clients }, 'proceed A, pause A, deliver A1');
  expect(obstacleAfter(answered, 'deliver a1')).toBe('A is paused and reads no answers.');
});

test('7.4 a pause leaves no mark on the client', () => {
  const before = play({}, acquireA);
  const after = playOn(before, 'pause A, expire lease, resume A');
  expect(clientNamed(after, 'A')).toEqual(clientNamed(before, 'A'));
  expect(after.lastEvents).toEqual([{ type: 'clientResumed', client: 0, believesItHolds: true }]);
});

test('7.5 a paused client resumes, or crashes', () => {
  const paused = play({}, acquireA, 'pause A');
  expect(obstacleAfter(paused, 'resume A')).toBeUndefined();
  expect(obstacleAfter(playOn(paused, 'resume A'), 'resume A')).toBe('A is not paused.');
  const crashed = playOn(paused, 'crash A');
  expect(clientNamed(crashed, 'A')).toMatchObject({ phase: 'crashed', isPaused: false });
});

test('7.6 a crashed client sends nothing more and forgets everything', () => {
  const acquired = play({}, acquireA, 'proceed A');
  const crashed = playOn(acquired, 'crash A');
  for (const action of ['proceed A', 'renew A', 'retry A', 'pause A', 'resume A', 'crash A']) {
    expect(obstacleAfter(crashed, action)).toBe('A has crashed.');
  }
  const early = play({}, 'crash A');
  expect(clientNamed(crashed, 'A')).toEqual(clientNamed(early, 'A'));
});

test('7.7 answers to a crashed client are ignored', () => {
  const crashed = play({}, acquireA, 'proceed A, crash A, deliver A2');
  expect(eventsOf(crashed, 'writeAccepted')).toHaveLength(1);
  const answered = playOn(crashed, 'deliver a2');
  expect(answered.lastEvents).toContainEqual({ type: 'replyIgnored', client: 0, reply: { type: 'ok' } });
  expect(answered.state.clients).toEqual(crashed.state.clients);
});

test("7.8 a crash does not end the client's lease", () => {
  const crashed = play({}, acquireA, 'crash A, proceed B, deliver B1');
  expect(crashed.state.lockService).toMatchObject({ holder: 0, token: 41 });
  expect(crashed.lastEvents).toContainEqual({ type: 'acquireRefused', client: 1, holder: 0 });
});

test('7.9 a finished client neither pauses nor crashes', () => {
  const finished = play({}, acquireA, 'proceed A, deliver A2, deliver a2, proceed A');
  for (const action of ['pause A', 'crash A']) {
    expect(obstacleAfter(finished, action)).toBe('A has finished and has nothing more to send.');
  }
  expect(lockModel(finished.config).actionsOf(finished.state)).not.toContainEqual({ type: 'pause', client: 0 });
});
