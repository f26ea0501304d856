import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { defined } from '../../base/assert.ts';
import type { LockConfig, RecipeSource } from '../config.ts';
import { clientText } from '../action.ts';
import { recipeStateIn } from '../sources/askingRecipe.ts';
import { chubbyRecipe } from '../sources/chubby.ts';
import { installRecipes } from '../sources/installRecipes.ts';
import { chubbyStatements, type ChubbyStatement } from '../sources/chubbyStatements.ts';
import type { RecipeReply } from '../sources/recipe.ts';
import { recipeNames, recipeSources } from '../sources/recipeSource.ts';
import { eventsOf, obstacleAfter, playOn, systemOf, tokensGranted } from './play.ts';
import { acquireA, acquireB, inVainC, three, played, threeGrants, textsOf, secondHolderWrites } from './playRecipe.ts';
import { takeChoices } from './randomly.ts';

beforeAll(installRecipes);

const sound: readonly RecipeSource[] = [
  'zkCzxid',
  'zkEpoch',
  'zkSequence',
  'etcdRevision',
  'etcdBusy',
  'redisCounter',
  'dynamoFence',
  'chubbyGeneration',
];
const choices = fc.array(fc.nat(), { maxLength: 60 });

const isRising = (tokens: readonly number[]): boolean =>
  tokens.every((token, index) => token > (tokens[index - 1] ?? -Infinity));

/** Without what a recipe keeps, and with tokens named by the grants that they came from. */
function plainOf(config: LockConfig, numbers: readonly number[]): string {
  const tokens: number[] = [];
  const steps = takeChoices(config, numbers).map(({ action, events }) => {
    for (const event of events) if (event.type === 'leaseGranted') tokens.push(event.token);
    return { action, types: events.map(({ type }) => type) };
  });
  return JSON.stringify(steps);
}

describe.each(recipeNames)('%s', (tokenSource) => {
  const config = systemOf({ clients: three, tokenSource, rule: 'none' });

  test('12.1 gives a token for every grant, and hears of what happens to the lock', () => {
    const run = played(tokenSource, acquireA, inVainC, 'proceed A, deliver A2, deliver a2, proceed A, deliver A3');
    expect(run.state.lockService.holder).toBeNull();
    const state = defined(recipeStateIn(run.state), 'state of the recipe');
    expect(recipeSources[tokenSource].recipe(41).standing(state).holder).toBeNull();
    expect(tokensGranted(run)).toHaveLength(1);
  });

  test('12.2 has a holder exactly while the lock service has one', () => {
    const { standing } = recipeSources[tokenSource].recipe(config.firstToken);
    fc.assert(
      fc.property(choices, (numbers) => {
        for (const { state: after } of takeChoices(config, numbers)) {
          const { holder } = after.lockService;
          const state = defined(recipeStateIn(after), 'state of the recipe');
          expect(standing(state).holder).toBe(holder === null ? null : clientText(holder));
        }
      }),
      { numRuns: 40 },
    );
  });
});

test.each(sound)('12.3 a run with tokens from %s is one with a counter, but for the tokens', (tokenSource) => {
  fc.assert(
    fc.property(choices, (numbers) => {
      const changes = { clients: three, rule: 'fence' } as const;
      const counted = plainOf(systemOf({ ...changes, tokenSource: 'counter' }), numbers);
      expect(plainOf(systemOf({ ...changes, tokenSource }), numbers)).toBe(counted);
    }),
    { numRuns: 40 },
  );
});

test.each(sound)('12.4 tokens from %s only rise', (tokenSource) => {
  const config = systemOf({ clients: three.map((client) => ({ ...client, renewCount: 2 })), tokenSource });
  fc.assert(
    fc.property(choices, (numbers) => {
      const events = takeChoices(config, numbers).flatMap((step) => step.events);
      expect(isRising(eventsOf({ events }, 'leaseGranted').map(({ token }) => token))).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test('12.5 the czxid counts sessions, znodes and what losers remove', () => {
  expect(textsOf(played('zkCzxid', acquireA, 'expire lease', acquireB))).toEqual(['0x5_00000029', '0x5_0000002c']);
  // C opens a session, creates a znode, and removes it.
  const contended = played('zkCzxid', acquireA, inVainC, 'expire lease', acquireB);
  expect(textsOf(contended)).toEqual(['0x5_00000029', '0x5_0000002f']);
});

test('12.6 a new leader begins a new epoch, and the czxid is higher', () => {
  const run = threeGrants('zkEpoch');
  expect(textsOf(run)).toEqual(['0x5_00000029', '0x6_00000002', '0x7_00000002']);
  expect(isRising(tokensGranted(run))).toBe(true);
});

test('12.7 sequence numbers leave a gap for an attempt in vain', () => {
  expect(textsOf(threeGrants('zkSequence'))).toEqual(['0000000041', '0000000042', '0000000043']);
  expect(textsOf(played('zkSequence', acquireA, inVainC, 'expire lease', acquireB))).toEqual([
    '0000000041',
    '0000000043',
  ]);
});

test('12.8 after 2147483647 comes -2147483648, and the new holder is refused', () => {
  const run = secondHolderWrites('zkWrap');
  expect(textsOf(run)).toEqual(['2147483647', '-2147483648']);
  expect(run.broken).toEqual(expect.arrayContaining(['holder-never-refused', 'tokens-only-rise']));
});

test('12.9 a parent that is made anew counts from 0, and the new holder is refused', () => {
  const run = secondHolderWrites('zkParent');
  expect(textsOf(run)).toEqual(['0000000041', '0000000000']);
  expect(run.broken).toContain('holder-never-refused');
});

test('12.10 create revisions rise by two, and an attempt in vain changes nothing', () => {
  expect(tokensGranted(threeGrants('etcdRevision'))).toEqual([41, 43, 45]);
  expect(tokensGranted(played('etcdRevision', acquireA, inVainC, 'expire lease', acquireB))).toEqual([41, 43]);
});

test('12.11 in a busy cluster there are larger gaps', () => {
  expect(tokensGranted(threeGrants('etcdBusy'))).toEqual([41, 59, 77]);
});

test('12.12 lease ids are all different and in no order', () => {
  const run = threeGrants('etcdLease');
  const tokens = tokensGranted(run);
  expect(new Set(tokens).size).toBe(3);
  expect(isRising(tokens)).toBe(false);
  expect(secondHolderWrites('etcdLease').broken).toContain('holder-never-refused');
});

test('12.13 the version is 1 at every grant, and a fence accepts a stale write', () => {
  const run = playOn(
    played('etcdVersion', acquireA, 'proceed A', 'expire lease', acquireB, 'proceed B, deliver B2, deliver b2'),
    'deliver A2',
  );
  expect(tokensGranted(run)).toEqual([1, 1]);
  expect(run.broken).toContain('no-newer-write-overwritten');
});

test('12.14 Redis counts grants and nothing else', () => {
  expect(tokensGranted(threeGrants('redisCounter'))).toEqual([41, 42, 43]);
  expect(tokensGranted(played('redisCounter', acquireA, inVainC, 'expire lease', acquireB))).toEqual([41, 42]);
});

test('12.15 a failover that lost the newest grant gives its token again', () => {
  expect(tokensGranted(played('redisFailover', acquireA, 'fail over', acquireB))).toEqual([41, 41]);
  for (const tokenSource of recipeNames.filter((name) => name !== 'redisFailover' && name !== 'redisFlushed')) {
    const why = 'This token source survives a failover with nothing lost.';
    expect(obstacleAfter(played(tokenSource, acquireA), 'fail over')).toBe(why);
  }
});

test('12.16 a counter that expires with the lock counts from 1 again, and not after a release', () => {
  const run = secondHolderWrites('redisExpiring');
  expect(tokensGranted(run)).toEqual([41, 1]);
  expect(run.broken).toContain('holder-never-refused');
  const released = played(
    'redisExpiring',
    acquireA,
    'proceed A, deliver A2, deliver a2, proceed A, deliver A3',
    acquireB,
  );
  expect(tokensGranted(released)).toEqual([41, 42]);
});

test('12.17 whoever takes a re-entrant lock again makes its own first token stale', () => {
  const twice = played('redisReentry', 'proceed A, duplicate A1, deliver A1, deliver a1, proceed A, deliver A1');
  expect(tokensGranted(twice)).toEqual([41, 42]);
  const plain = played('redisCounter', 'proceed A, duplicate A1, deliver A1, deliver a1, proceed A, deliver A1');
  expect(tokensGranted(plain)).toEqual([41]);
  // The holder releases with the token that it knows, which is not the newest any more.
  const released = playOn(twice, 'deliver A2, deliver a2, proceed A, deliver A3');
  expect(released.lastEvents).toContainEqual({ type: 'releaseIgnored', client: 0, token: 41 });
});

test.each(['redisRandom', 'dynamoGuid'] as const)(
  '12.18 12.20 values of %s are different and in no order',
  (source) => {
    const tokens = new Set<number>();
    let rises = 0;
    let before = 0;
    const { recipe, tokenOf } = recipeSources[source];
    const { start, step } = recipe(41);
    let state = start;
    for (let grant = 0; grant < 200; grant++) {
      state = step(state, { type: 'acquire', client: 'A' }).state;
      const token = tokenOf(defined(state.grants['A'], 'grant'), state);
      if (token > before) rises++;
      before = token;
      tokens.add(token);
      state = step(state, { type: 'release', client: 'A' }).state;
    }
    expect(tokens.size).toBe(200);
    expect(rises).toBeGreaterThan(70);
    expect(rises).toBeLessThan(130);
  },
);

test('12.18 the random value stays that of the grant', () => {
  expect(new Set(tokensGranted(threeGrants('redisRandom'))).size).toBe(3);
});

test('12.20 the GUID stays that of the grant', () => {
  expect(new Set(tokensGranted(threeGrants('dynamoGuid'))).size).toBe(3);
});

test('12.19 DynamoDB counts grants', () => {
  expect(tokensGranted(threeGrants('dynamoFence'))).toEqual([41, 42, 43]);
});

test('12.21 an item that is deleted counts from 1 again', () => {
  const run = secondHolderWrites('dynamoDeleted');
  expect(tokensGranted(run)).toEqual([41, 1]);
  expect(run.broken).toContain('holder-never-refused');
});

test('12.22 the generation is one higher at each grant', () => {
  expect(tokensGranted(threeGrants('chubbyGeneration'))).toEqual([41, 42, 43]);
});

test.each<[RecipeSource, string]>([
  ['zkCzxid', '0x5_00000029'],
  ['zkSequence', '0000000041'],
  ['zkVersion', '0'],
  ['zkSession', '0x32a3…0000'],
  ['etcdRevision', '41'],
  ['etcdLease', '694d…0501'],
  ['redisCounter', '41'],
  ['dynamoFence', '41'],
  ['chubbyGeneration', '41'],
])('12.23 the first token of %s is written %s', (source, text) => {
  expect(textsOf(played(source, acquireA))).toEqual([text]);
});

/** What the last operation of a statement's history is answered with. */
function lastAnswer({ hasLockDelay, history }: ChubbyStatement): RecipeReply | undefined {
  const { start, step } = chubbyRecipe(41, { hasLockDelay });
  let state = start;
  let reply: RecipeReply | undefined;
  for (const operation of history) ({ state, reply } = step(state, operation));
  return reply;
}

const isAboutDelay = ({ history }: ChubbyStatement): boolean => !history.some(({ type }) => type === 'write');

test.each(chubbyStatements.filter((each) => !isAboutDelay(each)))('12.24 Chubby: $statement', (each) => {
  expect(lastAnswer(each)).toEqual(each.answer);
});

test.each(chubbyStatements.filter(isAboutDelay))('12.25 Chubby: $statement', (each) => {
  expect(lastAnswer(each)).toEqual(each.answer);
});
