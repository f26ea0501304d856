import { expect, test } from 'vitest';
import { defaultClient } from '../defaults.ts';
import { begin, clientNamed, eventsOf, inFlight, obstacleAfter, play, playOn, tokensGranted } from './play.ts';

const acquireA = 'proceed A, deliver A1, deliver a1';
const acquireB = 'proceed B, deliver B1, deliver b1';
const writeA = 'proceed A, deliver A2, deliver a2';
const renewing = { clients: [{ ...defaultClient, renewCount: 2 }, defaultClient] };

test('3.1 the lock service grants only while there is no holder', () => {
  const held = play({}, acquireA, 'proceed B, deliver B1');
  expect(held.state.lockService).toMatchObject({ holder: 0, token: 41 });
  expect(tokensGranted(held)).toEqual([41]);
  const next = playOn(held, 'expire lease, deliver b1, proceed B, deliver B2');
  expect(next.state.lockService).toMatchObject({ holder: 1, token: 42 });
});

test('3.2 a refusal to grant names the holder', () => {
  const refused = play({}, acquireA, 'proceed B, deliver B1');
  expect(refused.lastEvents).toContainEqual({ type: 'acquireRefused', client: 1, holder: 0 });
  expect(inFlight(refused)).toEqual([{ type: 'held', holder: 0 }]);
});

test('3.3 a client whose answer was lost is its own rival', () => {
  const lost = play({}, 'proceed A, deliver A1, drop a1, retry A, deliver A1');
  expect(lost.lastEvents).toContainEqual({ type: 'acquireRefused', client: 0, holder: 0 });
  expect(clientNamed(playOn(lost, 'deliver a1'), 'A').phase).toBe('idle');
});

test('3.4 every grant takes the next token', () => {
  expect(tokensGranted(play({ firstToken: 7 }, acquireA, 'expire lease', acquireB))).toEqual([7, 8]);
  // Also a grant that nobody waits for: a late copy of an answered request.
  const ghost = play({}, 'proceed A, duplicate A1, deliver A1, deliver a1, expire lease, deliver A1');
  expect(tokensGranted(ghost)).toEqual([41, 42]);
  expect(clientNamed(playOn(ghost, 'deliver a1'), 'A').token).toBe(41);
});

test('3.5 the deadline is the duration after the grant', () => {
  const granted = play({ leaseDurationMs: 5_000 }, 'proceed A, deliver A1');
  expect(granted.state).toMatchObject({ nowMs: 200, lockService: { expiresAtMs: 5_200 } });
});

test('3.6 a lease does not end before its deadline, unless released or lost', () => {
  const held = play({ leaseDurationMs: 5_000, tokenSource: 'forgetfulCounter' }, acquireA);
  expect(playOn(held, 'expire lease').state.nowMs).toBe(5_200);
  expect(playOn(held, writeA, 'proceed A, deliver A3').state).toMatchObject({ lockService: { holder: null } });
  expect(playOn(held, 'fail over').state).toMatchObject({ nowMs: 400, lockService: { holder: null } });
});

test('3.7 the lock service may notice late that a lease is over', () => {
  const overdue = play(renewing, acquireA, 'pause A, resume A, proceed B, deliver B1');
  expect(overdue.state.nowMs).toBeGreaterThan(overdue.state.lockService.expiresAtMs);
  expect(overdue.lastEvents).toContainEqual({ type: 'acquireRefused', client: 1, holder: 0 });
  expect(playOn(overdue, 'renew A, deliver A2').lastEvents).toContainEqual(
    expect.objectContaining({ type: 'leaseRenewed', token: 41 }),
  );
});

test('3.8 no client is told that a lease has ended', () => {
  const held = play({}, acquireA);
  const ended = playOn(held, 'expire lease');
  expect(ended.lastEvents).toEqual([{ type: 'leaseExpired', client: 0, token: 41 }]);
  expect(ended.state.clients).toEqual(held.state.clients);
  expect(ended.state.network.flat()).toEqual([]);
});

test('3.9 in an untimed system a lease may end at any moment', () => {
  const ended = play({ clock: 'untimed' }, 'proceed A, deliver A1, expire lease');
  expect(ended.state).toMatchObject({ nowMs: 0, lockService: { holder: null } });
  expect(obstacleAfter(ended, 'expire lease')).toBe('Nobody holds the lock, so no lease can expire.');
});

test('3.10 a release by the holder with its token ends the lease', () => {
  const released = play({}, acquireA, writeA, 'proceed A, deliver A3');
  expect(released.lastEvents).toContainEqual({ type: 'leaseReleased', client: 0, token: 41 });
  expect(released.state.lockService).toMatchObject({ holder: null, token: null });
});

test('3.11 a stale release is ignored', () => {
  const stale = play({}, acquireA, writeA, 'proceed A, expire lease', acquireB, 'deliver A3');
  expect(stale.lastEvents).toContainEqual({ type: 'releaseIgnored', client: 0, token: 41 });
  expect(stale.state.lockService).toMatchObject({ holder: 1, token: 42 });
});

test('3.11 a release with an old token of the holder itself is ignored', () => {
  const ghost = play({}, 'proceed A, duplicate A1, deliver A1, deliver a1, expire lease, deliver A1');
  const released = playOn(ghost, writeA, 'proceed A, deliver A3');
  expect(released.lastEvents).toContainEqual({ type: 'releaseIgnored', client: 0, token: 41 });
  expect(released.state.lockService).toMatchObject({ holder: 0, token: 42 });
});

test('3.11 a release with a token that another client holds is ignored', () => {
  const rereads = { clients: [{ ...defaultClient, habit: 'rereadsToken' as const }, defaultClient] };
  const rereading = play(rereads, acquireA, 'expire lease', acquireB, writeA, 'proceed A, deliver A3, deliver a3');
  const released = playOn(rereading, 'proceed A, deliver A4');
  expect(released.lastEvents).toContainEqual({ type: 'releaseIgnored', client: 0, token: 42 });
  expect(released.state.lockService.holder).toBe(1);
});

test('3.12 a renewal by the holder moves the deadline and keeps the token', () => {
  const renewed = play(renewing, acquireA, 'renew A, deliver A2');
  expect(renewed.state).toMatchObject({ nowMs: 5_200, lockService: { holder: 0, token: 41, expiresAtMs: 15_200 } });
  expect(tokensGranted(renewed)).toEqual([41]);
  expect(clientNamed(playOn(renewed, 'deliver a2'), 'A').token).toBe(41);
});

test('3.13 any other renewal is refused', () => {
  const after = (...lines: string[]) => play(renewing, acquireA, ...lines, 'renew A, deliver A2');
  expect(after('expire lease').lastEvents).toContainEqual({ type: 'renewRefused', client: 0, token: 41 });
  const stale = after('expire lease', acquireB);
  expect(stale.lastEvents).toContainEqual({ type: 'renewRefused', client: 0, token: 41 });
  expect(stale.state.lockService).toMatchObject({ holder: 1, token: 42 });
  const ghost = play(renewing, 'proceed A, duplicate A1, deliver A1, deliver a1, expire lease, deliver A1');
  expect(playOn(ghost, 'renew A, deliver A2').lastEvents).toContainEqual({
    type: 'renewRefused',
    client: 0,
    token: 41,
  });
});

test('3.14 whoever asks is told the newest token, whoever holds the lock', () => {
  const rereads = { ...defaultClient, habit: 'rereadsToken' as const };
  const told = (...lines: string[]) => inFlight(play({ clients: [rereads, defaultClient] }, ...lines));
  expect(told(acquireA, 'proceed A, deliver A2')).toEqual([{ type: 'currentToken', token: 41 }]);
  expect(told(acquireA, 'expire lease, proceed A, deliver A2')).toEqual([{ type: 'currentToken', token: 41 }]);
  expect(told(acquireA, 'expire lease', acquireB, 'proceed A, deliver A2')).toEqual([
    { type: 'currentToken', token: 42 },
  ]);
});

test("3.15 a client's own deadline is not later than the lock service's", () => {
  const held = play(renewing, 'proceed A, delay A1, deliver A1, deliver a1');
  const ownDeadlineMs = (played: typeof held) => clientNamed(played, 'A').askedAtMs + played.config.leaseDurationMs;
  expect(ownDeadlineMs(held)).toBe(10_000);
  expect(held.state.lockService.expiresAtMs).toBe(25_000);
  const renewed = playOn(held, 'renew A, delay A2, deliver A2, deliver a2');
  expect(ownDeadlineMs(renewed)).toBeLessThan(renewed.state.lockService.expiresAtMs);
});

test('3.16 an atomic lock call is one action', () => {
  const held = play({ lockCalls: 'atomic' }, 'proceed A');
  expect(held.lastEvents.map(({ type }) => type)).toEqual(['leaseGranted', 'replyReceived']);
  expect(held.state.network.flat()).toEqual([]);
  expect(clientNamed(held, 'A')).toMatchObject({ phase: 'holding', token: 41 });
  const released = playOn(held, 'proceed A, deliver A2, deliver a2, proceed A');
  expect(eventsOf(released, 'leaseReleased')).toHaveLength(1);
});

test('3.17 where lock calls are atomic, a client does not ask while there is a holder', () => {
  expect(obstacleAfter(play({ lockCalls: 'atomic' }, 'proceed A'), 'proceed B')).toBe('A holds the lock.');
  expect(obstacleAfter(begin({ lockCalls: 'atomic' }), 'proceed B')).toBeUndefined();
});
