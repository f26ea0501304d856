import type { RecipeSource } from '../../engine/config.ts';
import type { SystemId } from '../../engine/sources/recipeSource.ts';

/** What there is to know of one system's recipe, in the order in which it is told. */
export interface SystemWords {
  readonly name: string;
  readonly stored: string;
  readonly granting: string;
  readonly token: string;
  readonly notToken: string;
  readonly loser: string;
  readonly renewal: string;
  readonly ending: string;
  readonly fence: string;
}

export const systemWords: Readonly<Record<SystemId, SystemWords>> = {
  zooKeeper: {
    name: 'ZooKeeper',
    stored: 'An ephemeral sequential znode for each client in line, under a persistent parent.',
    granting: 'create with the flags ephemeral and sequential; the client whose number is the lowest holds the lock.',
    token:
      'The number at the end of the znode’s name, or the znode’s czxid: the number of the transaction that created it.',
    notToken: 'The data version of the znode, which begins at 0 in every new one, and the session id.',
    loser: 'A lower number than its own among the children. Here it removes its znode and asks again later.',
    renewal:
      'Nothing is renewed: the znode lives as long as the session. A client can look whether its znode is still there.',
    ending: 'Release deletes the znode. The end of the session deletes it too, and no client is told at that moment.',
    fence:
      'A resource outside compares numbers. Inside ZooKeeper a multi checks the client’s own znode and writes, in one step: it refuses as soon as that znode is gone, before anybody newer has written.',
  },
  etcd: {
    name: 'etcd',
    stored: 'One key for the lock, under a lease of its own.',
    granting: 'A Txn: if the key’s create revision is 0, there is no such key, and it is put.',
    token: 'The key’s create revision, which is the revision in the header of the answer.',
    notToken: 'The lease id: unique, not ordered. The version of the key: it begins at 1 in every new key.',
    loser: 'succeeded: false, and the holder’s key with its create revision.',
    renewal:
      'A keep-alive of the lease. It asks for the lease and not for the key: when somebody has deleted the key, it succeeds all the same.',
    ending: 'Revoking the lease deletes the key, and so does the server when the lease is over.',
    fence:
      'A resource outside compares numbers. Inside etcd a Txn compares the create revision of the lock’s key: it tests that this very grant still stands, and refuses as soon as it does not.',
  },
  redis: {
    name: 'Redis',
    stored: 'A key for the lock with a random value and a time to live, and a counter that outlives it.',
    granting: 'A script: SET with NX and PX, and INCR of the counter in the same script, only when the lock was free.',
    token: 'What INCR gave back.',
    notToken: 'The random value, which only says whose lock it is, and a clock.',
    loser: 'nil. It learns nothing of the holder.',
    renewal: 'A script: PEXPIRE if the value is still the client’s own; else 0.',
    ending: 'A script deletes the key if the value is still the client’s own. The time to live deletes it too.',
    fence:
      'A script compares the token with the highest one seen and writes, in one step. Lua’s numbers are exact up to 2⁵³.',
  },
  dynamo: {
    name: 'DynamoDB',
    stored:
      'One item for the lock, in a table Locks with the text Name as its key: holder, end of the lease, and a number that stays when the lock is released. What is locked stands in a table Data.',
    granting:
      'UpdateItem under the condition that there is no holder or that the lease is over, with Fence = Fence + 1.',
    token: 'The item’s number, as this update left it.',
    notToken: 'The record version number of the AWS lock client: a GUID, changed at each heartbeat.',
    loser: 'ConditionalCheckFailedException, with HTTP status 400.',
    renewal: 'UpdateItem under the condition that holder and number are the client’s own and the lease is not over.',
    ending:
      'Release removes the holder and keeps the item. A lease that is over stays where it is; the next client’s condition sees it. All compare with their own clocks.',
    fence: 'The data item takes an update under the condition attribute_not_exists(Fence) OR Fence <= :token.',
  },
  chubby: {
    name: 'Chubby',
    stored: 'A file whose lock has a generation number.',
    granting: 'TryAcquire of the file’s handle, in exclusive mode.',
    token:
      'The sequencer: the lock’s name, its mode and its generation number, in bytes that clients do not look into.',
    notToken: 'The lock’s name alone.',
    loser: 'The attempt fails.',
    renewal: 'The session’s KeepAlive.',
    ending:
      'After a release the lock can be had at once. After a failure it is withheld for the lock-delay, up to a minute: for servers that cannot check a sequencer, and imperfect.',
    fence: 'The server asks CheckSequencer, or compares with the newest sequencer that it has seen.',
  },
};

/** What this choice shows: the number as it should be taken, a trap, or something that only looks like a token. */
export const sourceNotes: Readonly<
  Record<RecipeSource, { readonly kind: 'sound' | 'trap' | 'notToken'; readonly text: string }>
> = {
  zkCzxid: {
    kind: 'sound',
    text: 'Rises with every change in all of ZooKeeper, so there are gaps: sessions, releases and refused requests count too. Shown as epoch_count.',
  },
  zkEpoch: {
    kind: 'sound',
    text: 'Every new leader begins a new epoch, the upper 32 bits, and counts from 0 below it: a big jump, and still a rise. Here a leader is elected whenever the lock is lost.',
  },
  zkSequence: {
    kind: 'sound',
    text: 'The parent counts all znodes ever created under it: a client that asks in vain leaves a gap.',
  },
  zkWrap: {
    kind: 'trap',
    text: 'The count is a signed 32-bit integer: after 2147483647 comes -2147483648 (ZOOKEEPER-2944). The new holder’s token is lower than all before, and storage refuses it. This choice was not compared with a real server: it takes two thousand million grants.',
  },
  zkParent: {
    kind: 'trap',
    text: 'Here the parent is removed when it is empty, and made anew: it counts from 0 again. The new holder’s token is lower than the one before. A znode of the same name even passes for the old one.',
  },
  zkVersion: {
    kind: 'notToken',
    text: 'The data version counts the changes of one znode. Every lock has a new znode, and its version is 0 again: storage cannot tell the holders apart.',
  },
  zkSession: {
    kind: 'notToken',
    text: 'A session id begins with the number of the server that opened the session, and stays the client’s for as long as the session lasts. Ids are unique and in no order of grants: a fence that compares them refuses the new holder or takes the old one, and cannot tell two grants of one session apart.',
  },
  etcdRevision: {
    kind: 'sound',
    text: 'Every change of any key adds one, the end of the lock’s own key as well: from one grant to the next the number rises by two at least.',
  },
  etcdBusy: {
    kind: 'sound',
    text: 'The revision counts for the whole cluster. Here others change sixteen keys before each attempt: gaps are normal and do no harm.',
  },
  etcdLease: {
    kind: 'notToken',
    text: 'A lease id begins with the member that served the request. Ids are unique and in no order: a fence that compares them refuses the new holder or takes the old one.',
  },
  etcdVersion: {
    kind: 'notToken',
    text: 'The version counts the changes of one key since it was created. Every new lock begins with 1, so storage cannot tell the holders apart.',
  },
  redisCounter: {
    kind: 'sound',
    text: 'One grant, one number. Atomic is not durable, though: see the other choices of Redis.',
  },
  redisFailover: {
    kind: 'trap',
    text: 'Replication is asynchronous. Here a failover puts a replica in charge that has not heard of the newest grant: “Choose what happens” has it. The next client gets the same number again.',
  },
  redisExpiring: {
    kind: 'trap',
    text: 'Here the counter has the lock’s time to live. When the lease ends, the number is gone as well, and the next grant counts from 1.',
  },
  redisEvicted: {
    kind: 'trap',
    text: 'Here memory is short and every key may be evicted (a policy like allkeys-lfu): whenever nobody holds the lock, the counter is the first to go. The next grant counts from 1.',
  },
  redisFlushed: {
    kind: 'trap',
    text: 'Here somebody may send FLUSHALL: “Choose what happens” has it. The lock is gone and its counter too: the next client gets the lock at once, with token 1, while the holder believes that it holds.',
  },
  redisReentry: {
    kind: 'trap',
    text: 'Here whoever holds the lock may take it again, and is given a new number (as Redisson’s RFencedLock does, issue 6510). A client that asks twice makes its own first token stale.',
  },
  redisRandom: {
    kind: 'notToken',
    text: 'The random value says whose lock it is, so that nobody releases another’s. It has no order.',
  },
  dynamoFence: {
    kind: 'sound',
    text: 'One grant, one number, as long as the item is there.',
  },
  dynamoGuid: {
    kind: 'notToken',
    text: 'The AWS lock client gives the record a new GUID at each grant and each heartbeat. It tells a change, and no order. The requests below are those of the recipe with a number of its own.',
  },
  dynamoDeleted: {
    kind: 'trap',
    text: 'Here the item is deleted when the lock ends, by its holder or by a time to live. The number goes with it, and the next grant counts from 1.',
  },
  chubbyGeneration: {
    kind: 'sound',
    text: 'The generation rises whenever the lock passes from free to held.',
  },
  chubbyDelay: {
    kind: 'sound',
    text: 'Here a lock whose holder lost it is withheld for a minute, so that late requests arrive before anybody else has the lock. That helps storage without a fence, and is imperfect: a pause of more than a minute gets through. “Choose what happens” ends the delay, as it ends a lease.',
  },
};
