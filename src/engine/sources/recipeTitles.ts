import type { RecipeSource } from '../config.ts';

/** What the token is, in a few words that fit behind “tokens from”. */
export const recipeTitles: Readonly<Record<RecipeSource, string>> = {
  zkCzxid: 'ZooKeeper: czxid',
  zkEpoch: 'ZooKeeper: czxid, new leader after each loss',
  zkSequence: 'ZooKeeper: sequence number',
  zkWrap: 'ZooKeeper: sequence number at its end',
  zkParent: 'ZooKeeper: sequence number, parent made anew',
  zkVersion: 'ZooKeeper: data version of the znode',
  zkSession: 'ZooKeeper: session id',
  etcdRevision: 'etcd: create revision',
  etcdBusy: 'etcd: create revision, busy cluster',
  etcdLease: 'etcd: lease id',
  etcdVersion: 'etcd: version of the key',
  redisCounter: 'Redis: INCR in the granting script',
  redisFailover: 'Redis: INCR, replica behind',
  redisExpiring: 'Redis: INCR, counter expires with the lock',
  redisEvicted: 'Redis: INCR, counter evicted',
  redisFlushed: 'Redis: INCR, and a FLUSHALL',
  redisReentry: 'Redis: INCR, re-entrant lock',
  redisRandom: 'Redis: the random value',
  dynamoFence: 'DynamoDB: own counter',
  dynamoGuid: 'DynamoDB: GUID of the lock client',
  dynamoDeleted: 'DynamoDB: own counter, item deleted',
  chubbyGeneration: 'Chubby: sequencer',
  chubbyDelay: 'Chubby: sequencer, and a lock-delay',
};
