import { defined } from '../../base/assert.ts';
import { withGrant, type LockRecipe, type Operation, type Outcome, type RecipeState } from './recipe.ts';

export interface EtcdState extends RecipeState<EtcdGrant> {
  /** Of the whole cluster: every change of any key adds one. */
  readonly revision: number;
  readonly lock: ({ readonly client: string } & EtcdGrant) | null;
  /** How many leases were granted; the serial number of the newest. */
  readonly leaseCount: number;
  /** Leases that have not ended, also those that hold no key any more. */
  readonly leases: readonly number[];
  readonly value: string;
}

export interface EtcdGrant {
  readonly createRevision: number;
  /** The serial number of the lease. */
  readonly lease: number;
}

/**
 * A Txn that creates the lock's key if there is none, under a lease of its own. `otherChanges` is how many keys others
 * change in the cluster before each attempt.
 */
export function etcdRecipe(revision: number, otherChanges = 0): LockRecipe<EtcdState> {
  return {
    start: { revision, lock: null, leaseCount: 0, leases: [], value: '', grants: {} },
    step: (state, operation) => step(state, operation, otherChanges),
    standing: ({ lock, value }) => ({ holder: lock?.client ?? null, value, number: lock?.createRevision ?? null }),
  };
}

function step(state: EtcdState, operation: Operation, otherChanges: number): Outcome<EtcdState> {
  switch (operation.type) {
    case 'acquire':
      return acquire({ ...state, revision: state.revision + otherChanges }, operation.client);
    case 'renew':
      // The lease is asked, not the key: it can outlive a key that somebody deleted.
      if (state.leases.includes(grantOf(state, operation.client).lease)) return { state, reply: { type: 'renewed' } };
      return { state, reply: { type: 'refused', error: 'TTL 0' } };
    case 'release': {
      const { lease } = grantOf(state, operation.client);
      if (!state.leases.includes(lease)) return leaseGone(state);
      return { state: withoutLease(state, lease), reply: { type: 'released' } };
    }
    case 'write':
      return write(state, operation);
    case 'expire':
      return { state: state.lock ? withoutLease(state, state.lock.lease) : state, reply: { type: 'done' } };
    case 'otherWork':
      return { state: changed(state), reply: { type: 'done' } };
    case 'forget':
      return { state: state.lock ? { ...changed(state), lock: null } : state, reply: { type: 'done' } };
  }
}

function acquire(state: EtcdState, client: string): Outcome<EtcdState> {
  const lease = state.leaseCount + 1;
  // The loser ends its lease at once: no key hangs on it, so nothing changes.
  if (state.lock) return { state: { ...state, leaseCount: lease }, reply: { type: 'held', by: state.lock.client } };
  const createRevision = state.revision + 1;
  const next: EtcdState = {
    ...state,
    revision: createRevision,
    lock: { client, createRevision, lease },
    leaseCount: lease,
    leases: [...state.leases, lease],
    grants: withGrant(state.grants, client, { createRevision, lease }),
  };
  return { state: next, reply: { type: 'granted', token: createRevision } };
}

/** The Txn compares the key's create revision: equality with the lock of this moment, not order. */
function write(
  state: EtcdState,
  { client, value, isFenced }: Extract<Operation, { type: 'write' }>,
): Outcome<EtcdState> {
  const isHolder = state.lock?.createRevision === grantOf(state, client).createRevision;
  if (isFenced && !isHolder) return { state, reply: { type: 'refused', error: 'succeeded: false' } };
  return { state: { ...changed(state), value }, reply: { type: 'written' } };
}

/** A lease takes its key along when it ends. */
function withoutLease(state: EtcdState, lease: number): EtcdState {
  const leases = state.leases.filter((other) => other !== lease);
  return state.lock?.lease === lease ? { ...changed(state), lock: null, leases } : { ...state, leases };
}

function leaseGone(state: EtcdState): Outcome<EtcdState> {
  return { state, reply: { type: 'refused', error: 'requested lease not found' } };
}

const changed = (state: EtcdState): EtcdState => ({ ...state, revision: state.revision + 1 });

const grantOf = ({ grants }: EtcdState, client: string): EtcdGrant => defined(grants[client], 'grant');
