import { expect, test } from 'vitest';
import { defaultClient } from '../defaults.ts';
import { tokenOf, tokenText } from '../tokenSource.ts';
import { obstacleAfter, play, playOn, systemOf, tokensGranted } from './play.ts';

const acquireA = 'proceed A, deliver A1, deliver a1';
const acquireB = 'proceed B, deliver B1, deliver b1';
const acquireC = 'proceed C, deliver C1, deliver c1';
const three = [defaultClient, defaultClient, defaultClient];
const forgetful = { clients: three, tokenSource: 'forgetfulCounter' } as const;
const uuids = Array.from({ length: 1_000 }, (_, index) => tokenOf(systemOf({ tokenSource: 'uuid' }), index + 1));

test('4.1 a counter begins with the first token and counts up by one', () => {
  const played = play(
    { clients: three, firstToken: 100 },
    acquireA,
    'expire lease',
    acquireB,
    'expire lease',
    acquireC,
  );
  expect(tokensGranted(played)).toEqual([100, 101, 102]);
});

test('4.2 UUIDs are all different', () => {
  expect(new Set(uuids).size).toBe(uuids.length);
  const granted = tokensGranted(play({ tokenSource: 'uuid' }, acquireA, 'expire lease', acquireB));
  expect(granted).toEqual(uuids.slice(0, 2));
});

test('4.3 the order of UUIDs says nothing about the order of the grants', () => {
  const rises = uuids.filter((token, index) => token > (uuids[index - 1] ?? Infinity)).length;
  expect(rises).toBeGreaterThan(400);
  expect(rises).toBeLessThan(600);
});

test('4.4 UUIDs are shown by eight digits, and compare as text as they do as numbers', () => {
  const texts = uuids.map((token) => tokenText('uuid', token));
  expect(texts.every((text) => /^[0-9a-f]{8}$/.test(text))).toBe(true);
  const byNumber = uuids.toSorted((a, b) => a - b).map((token) => tokenText('uuid', token));
  expect(texts.toSorted()).toEqual(byNumber);
  expect(tokenText('counter', 41)).toBe('41');
});

test('4.5 a counter that forgets counts like a counter until a failover', () => {
  expect(tokensGranted(play(forgetful, acquireA, 'expire lease', acquireB, 'expire lease', acquireC))).toEqual([
    41, 42, 43,
  ]);
});

test('4.6 a failover loses the newest grant, its lease and its token', () => {
  const held = play(forgetful, acquireA, 'expire lease', acquireB);
  const lost = playOn(held, 'fail over');
  expect(lost.state.lockService).toMatchObject({ holder: null, token: null });
  expect(lost.state.clients).toEqual(held.state.clients);
  expect(tokensGranted(playOn(lost, acquireC))).toEqual([41, 42, 42]);
});

test('4.7 after a failover two clients hold the same token, and storage cannot tell them apart', () => {
  const both = play({ ...forgetful, rule: 'seal' }, acquireA, 'fail over', acquireB);
  expect(both.state.clients.slice(0, 2)).toMatchObject([
    { phase: 'holding', token: 41 },
    { phase: 'holding', token: 41 },
  ]);
  const written = playOn(both, 'proceed B, deliver B2, proceed A, deliver A2');
  expect(written.lastEvents).toContainEqual(expect.objectContaining({ type: 'writeAccepted', client: 0 }));
});

test('4.8 a counter that goes back further gives a token that storage refuses', () => {
  const behind = play(
    forgetful,
    acquireA,
    'expire lease',
    acquireB,
    'proceed B, deliver B2, deliver b2',
    'fail over, fail over',
  );
  const refused = playOn(behind, acquireC, 'proceed C, deliver C2');
  expect(refused.state.lockService).toMatchObject({ holder: 2, token: 41 });
  expect(refused.lastEvents).toContainEqual({
    type: 'writeRejected',
    client: 2,
    refusal: { type: 'fenced', token: 41, highest: 42, reason: 'lower' },
    isHolder: true,
    isAwaited: true,
  });
});

test.each(['counter', 'uuid'] as const)('4.9 a failover means nothing to a source of the kind %s', (tokenSource) => {
  const why = 'This token source survives a failover with nothing lost.';
  expect(obstacleAfter(play({ tokenSource }, acquireA), 'fail over')).toBe(why);
});

test('4.10 a failover that has no grant to lose does not happen', () => {
  const why = 'No token has been issued that a failover could lose.';
  expect(obstacleAfter(play(forgetful, 'proceed A'), 'fail over')).toBe(why);
  expect(obstacleAfter(play(forgetful, acquireA, 'fail over'), 'fail over')).toBe(why);
});
