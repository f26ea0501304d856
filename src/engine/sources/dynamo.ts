import { defined } from '../../base/assert.ts';
import { withGrant, type LockRecipe, type Operation, type Outcome, type RecipeState, type Stored } from './recipe.ts';

export interface DynamoState extends RecipeState<DynamoGrant> {
  /** By the clock of whoever asks: DynamoDB looks at none. */
  readonly now: number;
  /** The lock's item; null when there is none. */
  readonly item: { readonly fence: number; readonly holder: string | null; readonly leaseEnd: number } | null;
  readonly data: Stored;
  /** How many GUIDs the lock client has made up: one at each grant and each heartbeat. */
  readonly guidCount: number;
}

export interface DynamoGrant {
  readonly fence: number;
  /** Which of the GUIDs the record has since. */
  readonly guid: number;
}

interface DynamoTraps {
  /** The item is deleted when the lock is given back or has expired, as a time to live does. */
  readonly deletesItem?: boolean;
}

export const dynamoLeaseMs = 10_000;

/** A conditional update of one item, which stays when the lock is released: it counts the grants. */
export function dynamoRecipe(firstToken: number, traps: DynamoTraps = {}): LockRecipe<DynamoState> {
  const item = firstToken === 1 ? null : { fence: firstToken - 1, holder: null, leaseEnd: 0 };
  return {
    start: { now: 1, item, data: { value: '', fence: 0 }, guidCount: 0, grants: {} },
    step: (state, operation) => step(state, operation, traps),
    standing: (state) => ({
      holder: isHeld(state) ? (state.item?.holder ?? null) : null,
      value: state.data.value,
      number: state.item?.fence ?? null,
    }),
  };
}

function step(state: DynamoState, operation: Operation, { deletesItem = false }: DynamoTraps): Outcome<DynamoState> {
  const free = (item: NonNullable<DynamoState['item']>): DynamoState => ({
    ...state,
    item: deletesItem ? null : { ...item, holder: null, leaseEnd: 0 },
  });
  switch (operation.type) {
    case 'acquire':
      return acquire(state, operation.client);
    case 'renew': {
      if (!isHeldBy(state, operation.client)) return conditionFailed(state);
      const { client } = operation;
      const guid = state.guidCount + 1;
      const item = { ...defined(state.item, 'item'), leaseEnd: state.now + dynamoLeaseMs };
      const grants = withGrant(state.grants, client, { ...defined(state.grants[client], 'grant'), guid });
      return { state: { ...state, item, guidCount: guid, grants }, reply: { type: 'renewed' } };
    }
    case 'release':
      if (!isHeldBy(state, operation.client)) return conditionFailed(state);
      return { state: free(defined(state.item, 'item')), reply: { type: 'released' } };
    case 'write':
      return write(state, operation);
    case 'expire': {
      if (!isHeld(state)) return { state, reply: { type: 'done' } };
      const { item } = state;
      const late = { ...state, now: defined(item, 'item').leaseEnd + 1 };
      return { state: deletesItem ? { ...late, item: null } : late, reply: { type: 'done' } };
    }
    case 'forget':
      return { state: { ...state, item: null }, reply: { type: 'done' } };
    case 'otherWork':
      return { state, reply: { type: 'done' } };
  }
}

function acquire(state: DynamoState, client: string): Outcome<DynamoState> {
  if (isHeld(state)) return conditionFailed(state);
  const fence = (state.item?.fence ?? 0) + 1;
  const guid = state.guidCount + 1;
  const item = { fence, holder: client, leaseEnd: state.now + dynamoLeaseMs };
  const grants = withGrant(state.grants, client, { fence, guid });
  return { state: { ...state, item, guidCount: guid, grants }, reply: { type: 'granted', token: fence } };
}

function isHeld({ item, now }: DynamoState): boolean {
  return item !== null && item.holder !== null && item.leaseEnd >= now;
}

function isHeldBy(state: DynamoState, client: string): boolean {
  return isHeld(state) && state.item?.holder === client && state.item.fence === state.grants[client]?.fence;
}

function write(
  state: DynamoState,
  { client, value, isFenced }: Extract<Operation, { type: 'write' }>,
): Outcome<DynamoState> {
  const { fence: token } = defined(state.grants[client], 'grant');
  const { fence } = state.data;
  if (!isFenced) return { state: { ...state, data: { value, fence } }, reply: { type: 'written' } };
  if (token < fence) return conditionFailed(state);
  return { state: { ...state, data: { value, fence: token } }, reply: { type: 'written' } };
}

function conditionFailed(state: DynamoState): Outcome<DynamoState> {
  return { state, reply: { type: 'refused', error: 'ConditionalCheckFailedException' } };
}
