import { defined } from '../../base/assert.ts';
import { inOrder, withGrant, type LockRecipe, type Operation, type Outcome, type RecipeState } from './recipe.ts';

export interface ZooKeeperState extends RecipeState<Znode> {
  /** The transaction number: the epoch of the leader above 32 bits that count. Every change adds one, and so does every refused one. */
  readonly zxid: number;
  /** How many children the lock's parent has had: the number of the next sequential one. */
  readonly sequence: number;
  /** The lock's znode; losers remove theirs at once. */
  readonly lock: ({ readonly client: string } & Znode) | null;
  /** The session of each client that has one, by its number among all that were opened. */
  readonly sessions: Readonly<Record<string, number>>;
  readonly sessionCount: number;
  readonly value: string;
}

export interface Znode {
  readonly sequence: number;
  readonly czxid: number;
  /** Whose it is: the number of the session. */
  readonly session: number;
}

interface ZooKeeperTraps {
  /** A new leader is elected whenever the lock is lost, so that the epoch goes up. */
  readonly changesEpoch?: boolean;
  /** The parent is removed when it is empty and made anew: it counts from 0 again. */
  readonly forgetsParent?: boolean;
}

/** Of a znode that was created just now, as every lock’s is. */
export const dataVersion = 0;

const int32 = 2 ** 31;
const epochSize = 2 ** 32;

/** An ephemeral sequential znode under a persistent parent; the lowest number holds the lock. */
export function zooKeeperRecipe(
  { zxid, sequence }: { readonly zxid: number; readonly sequence: number },
  traps: ZooKeeperTraps = {},
): LockRecipe<ZooKeeperState> {
  return {
    start: { zxid, sequence, lock: null, sessions: {}, sessionCount: 0, value: '', grants: {} },
    step: (state, operation) => {
      const before = 'client' in operation ? withSession(state, operation.client) : state;
      const outcome = step(before, operation);
      return before.lock && !outcome.state.lock ? { ...outcome, state: trapped(outcome.state, traps) } : outcome;
    },
    standing: ({ lock, value }) => ({ holder: lock?.client ?? null, value, number: lock?.czxid ?? null }),
  };
}

function step(state: ZooKeeperState, operation: Operation): Outcome<ZooKeeperState> {
  switch (operation.type) {
    case 'acquire':
      return acquire(state, operation.client);
    case 'renew':
      // Nobody renews a znode: it lives as long as the session, and the client can only look.
      return { state, reply: isLockOf(state, operation.client) ? { type: 'renewed' } : noNode };
    case 'release':
      if (!isLockOf(state, operation.client)) return { state: counted(state), reply: noNode };
      return { state: { ...counted(state), lock: null }, reply: { type: 'released' } };
    case 'write':
      // A refused multi has a transaction number too.
      if (operation.isFenced && !isLockOf(state, operation.client)) return { state: counted(state), reply: noNode };
      return { state: { ...counted(state), value: operation.value }, reply: { type: 'written' } };
    case 'expire':
      return { state: state.lock ? withoutSession(state, state.lock.client) : state, reply: { type: 'done' } };
    case 'otherWork':
      return { state: counted(state), reply: { type: 'done' } };
    case 'forget':
      if (state.lock) return { state: counted(state), reply: { type: 'refused', error: 'NOT_EMPTY' } };
      return { state: { ...counted(counted(state)), sequence: 0 }, reply: { type: 'done' } };
  }
}

function acquire(before: ZooKeeperState, client: string): Outcome<ZooKeeperState> {
  const { sequence } = before;
  const state = { ...counted(before), sequence: wrapped(sequence + 1) };
  // It sees that its own number is not the lowest, and whose is.
  if (state.lock) return { state: counted(state), reply: { type: 'held', by: state.lock.client } };
  const session = defined(state.sessions[client], 'session');
  const node = { sequence, czxid: state.zxid, session };
  const grants = withGrant(state.grants, client, node);
  const lookalikes = { version: dataVersion, session };
  return {
    state: { ...state, lock: { client, ...node }, grants },
    reply: { type: 'granted', token: sequence, lookalikes },
  };
}

/** A client knows its znode by its path alone: under a parent that was made anew, another client's can have the same. */
function isLockOf({ lock, grants }: ZooKeeperState, client: string): boolean {
  return lock !== null && lock.sequence === defined(grants[client], 'grant').sequence;
}

function withSession(state: ZooKeeperState, client: string): ZooKeeperState {
  if (client in state.sessions) return state;
  const sessionCount = state.sessionCount + 1;
  return { ...counted(state), sessionCount, sessions: inOrder({ ...state.sessions, [client]: sessionCount }) };
}

/** A session that ends takes its ephemeral znodes along, in one transaction. */
function withoutSession(state: ZooKeeperState, client: string): ZooKeeperState {
  const sessions = Object.fromEntries(Object.entries(state.sessions).filter(([other]) => other !== client));
  return { ...counted(state), lock: null, sessions };
}

function trapped(state: ZooKeeperState, { changesEpoch, forgetsParent }: ZooKeeperTraps): ZooKeeperState {
  return {
    ...state,
    ...(changesEpoch && { zxid: (Math.floor(state.zxid / epochSize) + 1) * epochSize }),
    ...(forgetsParent && { sequence: 0 }),
  };
}

const counted = (state: ZooKeeperState): ZooKeeperState => ({ ...state, zxid: state.zxid + 1 });

/** A signed 32-bit integer: after 2147483647 comes -2147483648. */
const wrapped = (sequence: number): number => (sequence === int32 ? -int32 : sequence);

const noNode = { type: 'refused', error: 'NO_NODE' } as const;
