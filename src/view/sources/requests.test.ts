import { beforeAll, describe, expect, test } from 'vitest';
import { parseActionPhrase } from '../../engine/actionPhrase.ts';
import { defaultConfig } from '../../engine/defaults.ts';
import { installRecipes } from '../../engine/sources/installRecipes.ts';
import { recipeNames, recipeSources, systems } from '../../engine/sources/recipeSource.ts';
import type { RecipeSource } from '../../engine/config.ts';
import { traceOf } from '../../engine/traceOf.ts';
import { comparedText } from './comparedText.ts';
import { dynamoText } from './dynamoRequest.ts';
import { etcdText } from './etcdRequest.ts';
import { nameProblem } from './nameProblem.ts';
import { heredocLine, shellWord, zkCliWord } from './quoting.ts';
import { redisText } from './redisRequest.ts';
import { requestsAt } from './requestsAt.ts';
import { setupText } from './requestText.ts';
import { tokenProblem } from './tokenProblem.ts';
import { zooKeeperText } from './zooKeeperRequest.ts';

beforeAll(installRecipes);

/** A acquires, B asks in vain, A writes, the lease ends, B acquires and writes, A renews too late. */
const schedule = [
  'proceed A, deliver A1, deliver a1',
  'proceed B, deliver B1, deliver b1',
  'proceed A, deliver A2, deliver a2',
  'expire lease',
  'proceed B, deliver B2, deliver b2',
  'proceed B, deliver B3',
  'renew A, deliver A3',
].map((line) => line.split(', ').flatMap((phrase) => parseActionPhrase(phrase) ?? []));

function shownAt(tokenSource: RecipeSource, stepIndex: number, options: Parameters<typeof requestsAt>[3]) {
  const [client] = defaultConfig.clients;
  const clients = [
    { ...client, writeCount: 2, renewCount: 1 },
    { ...client, writeCount: 2 },
  ].map((each) => ({ ...defaultConfig.clients[0], ...each }));
  const config = { ...defaultConfig, clients: clients as typeof defaultConfig.clients, tokenSource };
  return requestsAt(config, traceOf(config, schedule), stepIndex, options);
}

describe.each(recipeNames)('%s', (source) => {
  test('shows each request of a step, once, and none where none is sent', () => {
    const types = schedule.map((_, index) => shownAt(source, index + 1, { name: 'x' }).map(({ type }) => type));
    // Where the lock is withheld, B has nothing to write yet and asks again.
    const next = source === 'chubbyDelay' ? 'acquire' : 'write';
    expect(types).toEqual([['acquire'], ['acquire'], ['write'], [], ['acquire'], [next], ['renew']]);
  });
});

test('a request shows what its client was given, and another token if one wants', () => {
  expect(shownAt('redisCounter', 6, { name: 'x' })[0]?.text).toContain(`1 'data:{x}' 42 'B#1'`);
  expect(shownAt('redisCounter', 6, { name: 'x', token: 7 })[0]?.text).toContain(`1 'data:{x}' 7 'B#1'`);
  expect(shownAt('etcdRevision', 6, { name: 'x' })[0]?.text).toContain('create("lock/x") = "43"');
  expect(shownAt('zkSequence', 6, { name: 'x' })[0]?.text).toContain('"/locks/x/lock-0000000043", 0');
  expect(shownAt('zkWrap', 3, { name: 'x' })[0]?.text).toContain('lock-2147483647');
  expect(shownAt('dynamoFence', 6, { name: 'x' })[0]?.text).toContain('":token": {\n      "N": "42"');
  expect(shownAt('chubbyGeneration', 6, { name: 'x' })[0]?.text).toContain(
    'CheckSequencer("/ls/cell/x", exclusive, 42)',
  );
});

test('an attempt in Redis has the value that its release shows', () => {
  expect(shownAt('redisCounter', 5, { name: 'x' })[0]?.text).toContain('B-3');
  expect(shownAt('redisExpiring', 1, { name: 'x' })[0]?.text).toContain('PEXPIRE", KEYS[2]');
  expect(shownAt('redisReentry', 1, { name: 'x' })[0]?.text).toContain('== ARGV[1]');
});

test('what has to be there first is shown where a request does not make it', () => {
  expect(setupText('zkCzxid', 'x')).toContain('create /locks/x');
  const tables = setupText('dynamoFence', 'x') ?? '';
  expect(tables.match(/aws dynamodb create-table/g)).toHaveLength(2);
  expect(tables).toContain('aws dynamodb wait table-exists --table-name Locks');
  expect(setupText('redisCounter', 'x')).toBeUndefined();
});

test('a shell takes any name as one word', () => {
  expect(shellWord('lock/x')).toBe('lock/x');
  expect(shellWord("it's $HOME")).toBe(String.raw`'it'\''s $HOME'`);
  expect(shellWord('')).toBe("''");
  expect(heredocLine('a $b `c` \\d')).toBe('a \\$b \\`c\\` \\\\d');
});

test('zkCli takes a word with blanks in quotes that are not in it', () => {
  expect(zkCliWord("/locks/it's")).toBe("/locks/it's");
  expect(zkCliWord('/locks/two words')).toBe('"/locks/two words"');
  expect(zkCliWord('/locks/say "no" twice')).toBe(`'/locks/say "no" twice'`);
  expect(zkCliWord(`/locks/it's "no"`)).toBeUndefined();
});

const grant = { value: 'A-1', token: 41, createRevision: 41, leaseId: '694d', sequence: 41, fence: 41 };

test.each([`it's`, 'say "no"', '日本', 'a\\b', '$x`y`'])('the name %s stands quoted in each notation', (name) => {
  const write = { type: 'write', client: 'A', grant, isFenced: true, value: '1' } as const;
  expect(redisText(name, write)).toContain(shellWord(`data:{${name}}`));
  expect(etcdText(name, write)).toContain(`put ${heredocLine(JSON.stringify(`data/${name}`))}`);
  expect(zooKeeperText(name, write)).toContain(JSON.stringify(`/data/${name}`));
  expect(dynamoText(name, write, { now: 1 })).toContain(shellWord(JSON.stringify(name)).slice(1, -1));
});

test.each(systems)('%s has no lock without a name, and none whose name cannot be written', (system) => {
  expect(nameProblem(system, '')).toMatch(/^Give the resource a name/);
  expect(nameProblem(system, 'a\nb')).toMatch(/control character/);
  expect(nameProblem(system, '\ud800')).toMatch(/half of a character/);
  expect(nameProblem(system, 'x'.repeat(201))).toMatch(/at most 200/);
  expect(nameProblem(system, 'orders “é” 7')).toBeUndefined();
});

test('each system refuses what it would read as something else', () => {
  expect(nameProblem('redis', '}x')).toMatch(/hash tag/);
  expect(nameProblem('redis', 'x}y')).toBeUndefined();
  expect(nameProblem('zooKeeper', 'a/b')).toMatch(/slash/);
  expect(nameProblem('zooKeeper', '..')).toMatch(/path/);
  expect(nameProblem('zooKeeper', '😀')).toMatch(/U\+FFFF/);
  expect(nameProblem('zooKeeper', `it's a "lock"`)).toMatch(/quotes/);
  expect(nameProblem('etcd', `it's a "lock"/😀`)).toBeUndefined();
  expect(nameProblem('chubby', 'a/b')).toMatch(/another file/);
});

test.each<[string, RegExp | undefined]>([
  ['42', undefined],
  ['abc', /no whole number/],
  ['4.5', /no whole number/],
  ['1e3', /no whole number/],
  ['', /no whole number/],
  ['9007199254740991', undefined],
  ['9007199254740993', /9007199254740993 would be read as 9007199254740992/],
  ['-1', /never gives a negative number/],
  ['0', /The first token is 1/],
])('the token %s in Redis', (text, problem) => {
  const found = tokenProblem('redis', text);
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeUndefined();
});

test('a sequence number is a signed 32-bit integer, and create revision 0 is no revision', () => {
  expect(tokenProblem('zooKeeper', '2147483647')).toBeUndefined();
  expect(tokenProblem('zooKeeper', '2147483648')).toMatch(/after 2147483647 comes -2147483648/);
  expect(tokenProblem('zooKeeper', '-2147483648')).toBeUndefined();
  expect(tokenProblem('etcd', '0')).toMatch(/no such key/);
});

test('what was compared is told with its date and versions; what was not, too', () => {
  const compared = {
    system: 'redis',
    server: 'Redis 7',
    client: 'ioredis 6',
    histories: 500,
    operations: 2258,
    commands: 9,
  };
  const report = { comparedOn: '2026-11-30', seed: 1, model: '', systems: [compared], mended: [] };
  expect(comparedText('redis', report)).toMatch(
    /on 2026-11-30 with Redis 7, through ioredis 6: 500 random histories with 2,258/,
  );
  expect(comparedText('etcd', report)).toMatch(/not been compared/);
  expect(comparedText('chubby', report)).toMatch(/not public/);
  expect(systems.map((system) => recipeNames.some((name) => recipeSources[name].system === system))).not.toContain(
    false,
  );
});
