import { beforeAll, expect, test } from 'vitest';
import { defined } from '../../base/assert.ts';
import { installRecipes } from '../sources/installRecipes.ts';
import { recipeSources } from '../sources/recipeSource.ts';
import { tokenText } from '../tokenSource.ts';
import { obstacleAfter, play, playOn, tokensGranted } from './play.ts';
import { acquireA, acquireB, three, played, threeGrants, textsOf, secondHolderWrites } from './playRecipe.ts';

beforeAll(installRecipes);

const withheld = [acquireA, 'expire lease'];

test('12.26 with a lock-delay everybody is refused for a minute, and no holder is named', () => {
  const lost = played('chubbyDelay', ...withheld);
  const refused = playOn(lost, 'proceed B, deliver B1');
  expect(refused.lastEvents).toContainEqual({ type: 'acquireRefused', client: 1, holder: null });
  const over = playOn(refused, 'deliver b1, expire lease');
  expect(over.state.nowMs).toBe(lost.state.nowMs + 60_000);
  expect(tokensGranted(playOn(over, 'proceed B, deliver B2'))).toEqual([41, 42]);
  // Given back by its holder, the lock can be had at once.
  const released = played(
    'chubbyDelay',
    acquireA,
    'proceed A, deliver A2, deliver a2, proceed A, deliver A3',
    acquireB,
  );
  expect(tokensGranted(released)).toEqual([41, 42]);
});

test('12.27 the lock-delay ends as a lease does, and without a clock at any moment', () => {
  const untimed = play({ clients: three, tokenSource: 'chubbyDelay', clock: 'untimed' }, ...withheld);
  expect(obstacleAfter(untimed, 'expire lease')).toBeUndefined();
  const over = playOn(untimed, 'expire lease');
  expect(over.lastEvents).toEqual([{ type: 'lockDelayEnded' }]);
  expect(over.state.nowMs).toBe(0);
  expect(obstacleAfter(over, 'expire lease')).toBe('Nobody holds the lock, so no lease can expire.');
});

test('12.28 a late write harms nothing within the lock-delay, and does after it', () => {
  const system = { clients: three, tokenSource: 'chubbyDelay', rule: 'none' } as const;
  const lost = play(system, acquireA, 'proceed A', 'expire lease', acquireB);
  const inTime = playOn(lost, 'deliver A2', 'expire lease', 'proceed B, deliver B2, deliver b2, proceed B, deliver B3');
  expect(inTime.broken).not.toContain('no-newer-write-overwritten');
  const late = playOn(lost, 'expire lease', 'proceed B, deliver B2, deliver b2, proceed B, deliver B3', 'deliver A2');
  expect(late.broken).toContain('no-newer-write-overwritten');
});

test('12.29 the data version is 0 at every grant, and a fence accepts a stale write', () => {
  const run = playOn(
    played('zkVersion', acquireA, 'proceed A', 'expire lease', acquireB, 'proceed B, deliver B2, deliver b2'),
    'deliver A2',
  );
  expect(tokensGranted(run)).toEqual([0, 0]);
  expect(run.broken).toContain('no-newer-write-overwritten');
});

test('12.30 a session id stays through all grants of the session, and ids are in no order', () => {
  expect(textsOf(threeGrants('zkSession'))).toEqual(['0x32a3…0000', '0x12a3…0000', '0x22a3…0000']);
  expect(secondHolderWrites('zkSession').broken).toContain('holder-never-refused');
  const { recipe, tokenOf } = recipeSources.zkSession;
  const { start, step } = recipe(41);
  const tokens: number[] = [];
  let state = start;
  for (const client of ['A', 'B', 'A', 'C', 'D']) {
    state = step(state, { type: 'acquire', client }).state;
    tokens.push(tokenOf(defined(state.grants[client], 'grant'), state));
    state = step(state, { type: 'release', client }).state;
  }
  expect(tokens[2]).toBe(tokens[0]);
  expect(new Set(tokens).size).toBe(4);
  // The same server opened the first session and the fourth.
  expect(tokenText('zkSession', defined(tokens[4], 'token'))).toBe('0x32a3…0001');
});

test('12.31 a counter that is evicted counts from 1 again, also after a release', () => {
  expect(tokensGranted(secondHolderWrites('redisEvicted'))).toEqual([41, 1]);
  const release = 'proceed A, deliver A2, deliver a2, proceed A, deliver A3';
  const released = played('redisEvicted', acquireA, release, acquireB, 'proceed B, deliver B2');
  expect(tokensGranted(released)).toEqual([41, 1]);
  expect(released.broken).toContain('holder-never-refused');
});

test('12.32 FLUSHALL takes lock and counter, and the next grant counts from 1 at once', () => {
  const run = played('redisFlushed', acquireA, 'proceed A, deliver A2', 'fail over', acquireB, 'proceed B, deliver B2');
  expect(tokensGranted(run)).toEqual([41, 1]);
  expect(run.state.nowMs).toBeLessThan(run.config.leaseDurationMs);
  expect(run.broken).toEqual(expect.arrayContaining(['holder-never-refused', 'one-holder']));
});
