import type { RecipeSource } from '../config.ts';
import { uuidOf } from '../tokenSource.ts';
import { chubbyRecipe, type ChubbyState } from './chubby.ts';
import { dynamoRecipe, type DynamoState } from './dynamo.ts';
import { etcdRecipe, type EtcdState } from './etcd.ts';
import { leaseText, leaseToken } from './leaseId.ts';
import { anyRecipe, type LockRecipe, type RecipeState } from './recipe.ts';
import { redisRecipe, type RedisState } from './redis.ts';
import { sessionText, sessionToken } from './sessionId.ts';
import { dataVersion, zooKeeperRecipe, type ZooKeeperState } from './zookeeper.ts';

export const systems = ['zooKeeper', 'etcd', 'redis', 'dynamo', 'chubby'] as const;
export type SystemId = (typeof systems)[number];

/** A real system, what of it is taken for the token, and which of its traps is set. */
export interface RecipeOfSource {
  readonly system: SystemId;
  readonly recipe: (firstToken: number) => LockRecipe<RecipeState<object>>;
  /** What the client is given as its token. */
  readonly tokenOf: (grant: object, state: RecipeState<object>) => number;
  readonly textOf: (token: number) => string;
  /** Whether what ends the lock from outside is no failover, but somebody who removes every key. */
  readonly isFlushed?: boolean;
}

interface Parts<State extends RecipeState<object>> {
  readonly system: SystemId;
  readonly recipe: (firstToken: number) => LockRecipe<State>;
  readonly tokenOf: (grant: State['grants'][string], state: State) => number;
  readonly textOf?: (token: number) => string;
  readonly isFlushed?: boolean;
}

/** A recipe's states go in and come out of it alone, so the type of each is its own affair. */
function source<State extends RecipeState<object>>({ recipe, tokenOf, ...parts }: Parts<State>): RecipeOfSource {
  return {
    textOf: String,
    ...parts,
    recipe: (firstToken) => anyRecipe(recipe(firstToken)),
    tokenOf: (grant, state) => tokenOf(grant as State['grants'][string], state as State),
  };
}

const firstEpoch = 5 * 2 ** 32;
const zooKeeper = (traps?: Parameters<typeof zooKeeperRecipe>[1]) => (firstToken: number) =>
  // One transaction opens the first session, the next one creates the znode.
  zooKeeperRecipe({ zxid: firstEpoch + firstToken - 2, sequence: firstToken }, traps);
const sequence = { textOf: sequenceText, tokenOf: (node: { readonly sequence: number }) => node.sequence };
const czxid = { textOf: zxidText, tokenOf: (node: { readonly czxid: number }) => node.czxid };
const int32Max = 2 ** 31 - 1;

/** In the order in which people are offered them. */
export const recipeSources: Readonly<Record<RecipeSource, RecipeOfSource>> = {
  zkCzxid: source<ZooKeeperState>({ system: 'zooKeeper', recipe: zooKeeper(), ...czxid }),
  zkEpoch: source<ZooKeeperState>({ system: 'zooKeeper', recipe: zooKeeper({ changesEpoch: true }), ...czxid }),
  zkSequence: source<ZooKeeperState>({ system: 'zooKeeper', recipe: zooKeeper(), ...sequence }),
  zkWrap: source<ZooKeeperState>({
    system: 'zooKeeper',
    recipe: () => zooKeeperRecipe({ zxid: firstEpoch, sequence: int32Max }),
    ...sequence,
  }),
  zkParent: source<ZooKeeperState>({ system: 'zooKeeper', recipe: zooKeeper({ forgetsParent: true }), ...sequence }),
  zkVersion: source<ZooKeeperState>({ system: 'zooKeeper', recipe: zooKeeper(), tokenOf: () => dataVersion }),
  zkSession: source<ZooKeeperState>({
    system: 'zooKeeper',
    recipe: zooKeeper(),
    tokenOf: ({ session }) => sessionToken(session),
    textOf: sessionText,
  }),
  etcdRevision: source<EtcdState>({
    system: 'etcd',
    recipe: (firstToken) => etcdRecipe(firstToken - 1),
    tokenOf: ({ createRevision }) => createRevision,
  }),
  etcdBusy: source<EtcdState>({
    system: 'etcd',
    recipe: (firstToken) => etcdRecipe(firstToken - 1 - busyChanges, busyChanges),
    tokenOf: ({ createRevision }) => createRevision,
  }),
  etcdLease: source<EtcdState>({
    system: 'etcd',
    recipe: (firstToken) => etcdRecipe(firstToken - 1),
    tokenOf: ({ lease }) => leaseToken(lease),
    textOf: leaseText,
  }),
  etcdVersion: source<EtcdState>({
    system: 'etcd',
    recipe: (firstToken) => etcdRecipe(firstToken - 1),
    // Every key begins anew with version 1.
    tokenOf: () => 1,
  }),
  redisCounter: source<RedisState>({
    system: 'redis',
    recipe: (firstToken) => redisRecipe(firstToken),
    tokenOf: ({ token }) => token,
  }),
  redisFailover: source<RedisState>({
    system: 'redis',
    recipe: (firstToken) => redisRecipe(firstToken),
    tokenOf: ({ token }) => token,
  }),
  redisExpiring: source<RedisState>({
    system: 'redis',
    recipe: (firstToken) => redisRecipe(firstToken, { counterExpires: true }),
    tokenOf: ({ token }) => token,
  }),
  redisEvicted: source<RedisState>({
    system: 'redis',
    recipe: (firstToken) => redisRecipe(firstToken, { isEvicted: true }),
    tokenOf: ({ token }) => token,
  }),
  redisFlushed: source<RedisState>({
    system: 'redis',
    recipe: (firstToken) => redisRecipe(firstToken, { isFlushed: true }),
    tokenOf: ({ token }) => token,
    isFlushed: true,
  }),
  redisReentry: source<RedisState>({
    system: 'redis',
    recipe: (firstToken) => redisRecipe(firstToken, { isReentrant: true }),
    tokenOf: ({ token }) => token,
  }),
  redisRandom: source<RedisState>({
    system: 'redis',
    recipe: (firstToken) => redisRecipe(firstToken),
    tokenOf: (_, { attempts }) => uuidOf(attempts),
    textOf: uuidText,
  }),
  dynamoFence: source<DynamoState>({
    system: 'dynamo',
    recipe: (firstToken) => dynamoRecipe(firstToken),
    tokenOf: ({ fence }) => fence,
  }),
  dynamoGuid: source<DynamoState>({
    system: 'dynamo',
    recipe: (firstToken) => dynamoRecipe(firstToken),
    tokenOf: ({ guid }) => uuidOf(guid),
    textOf: uuidText,
  }),
  dynamoDeleted: source<DynamoState>({
    system: 'dynamo',
    recipe: (firstToken) => dynamoRecipe(firstToken, { deletesItem: true }),
    tokenOf: ({ fence }) => fence,
  }),
  chubbyGeneration: source<ChubbyState>({
    system: 'chubby',
    recipe: (firstToken) => chubbyRecipe(firstToken),
    tokenOf: ({ generation }) => generation,
  }),
  chubbyDelay: source<ChubbyState>({
    system: 'chubby',
    recipe: (firstToken) => chubbyRecipe(firstToken, { hasLockDelay: true }),
    tokenOf: ({ generation }) => generation,
  }),
};

/** How many keys others change in a busy cluster before each attempt. */
const busyChanges = 16;

export const recipeNames = Object.keys(recipeSources) as RecipeSource[];

export function isRecipeSource(name: string): name is RecipeSource {
  return Object.hasOwn(recipeSources, name);
}

/** `%010d`, as ZooKeeper writes it: a negative number is one character longer. */
function sequenceText(sequence: number): string {
  return sequence < 0 ? String(sequence) : String(sequence).padStart(10, '0');
}

/** The epoch, and the count within it. */
function zxidText(zxid: number): string {
  const epochSize = 2 ** 32;
  const count = (zxid % epochSize).toString(16).padStart(8, '0');
  return `0x${Math.floor(zxid / epochSize).toString(16)}_${count}`;
}

function uuidText(token: number): string {
  return token.toString(16).padStart(8, '0');
}
