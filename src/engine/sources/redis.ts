import { defined } from '../../base/assert.ts';
import { withGrant, type LockRecipe, type Operation, type Outcome, type RecipeState, type Stored } from './recipe.ts';

/** What the keys `lock:{…}`, `fence:{…}` and `data:{…}` hold; null where there is none. */
export interface RedisState extends RecipeState<RedisGrant> {
  /** The random value of the holder: here its letter and which of its attempts it was. */
  readonly lock: string | null;
  readonly counter: number | null;
  readonly data: Stored;
  readonly attempts: number;
}

interface RedisGrant {
  readonly value: string;
  readonly token: number;
}

interface RedisTraps {
  /** The counter is kept no longer than the lock: it was given the same time to live. */
  readonly counterExpires?: boolean;
  /** Memory is short, and the counter is the first to go whenever nobody holds the lock. */
  readonly isEvicted?: boolean;
  /** What removes the counter removes every key: FLUSHALL. */
  readonly isFlushed?: boolean;
  /** Whoever holds the lock may take it again, and the script counts that too. */
  readonly isReentrant?: boolean;
}

/** `SET … NX PX` and `INCR` in one script, so that no grant is without its number. */
export function redisRecipe(firstToken: number, traps: RedisTraps = {}): LockRecipe<RedisState> {
  const counter = firstToken === 1 ? null : firstToken - 1;
  return {
    start: { lock: null, counter, data: { value: '', fence: 0 }, attempts: 0, grants: {} },
    step: (state, operation) => step(state, operation, traps),
    standing: ({ lock, counter: number, data }) => ({ holder: lock?.charAt(0) ?? null, value: data.value, number }),
  };
}

function step(state: RedisState, operation: Operation, traps: RedisTraps): Outcome<RedisState> {
  switch (operation.type) {
    case 'acquire':
      return acquire(state, operation.client, traps);
    case 'renew':
      if (!holds(state, operation.client)) return { state, reply: { type: 'refused', error: '0' } };
      return { state, reply: { type: 'renewed' } };
    case 'release':
      if (!holds(state, operation.client)) return { state, reply: { type: 'refused', error: '0' } };
      return { state: { ...state, lock: null, ...(traps.isEvicted && noCounter) }, reply: { type: 'released' } };
    case 'write':
      return write(state, operation);
    case 'expire':
      return {
        state: { ...state, lock: null, ...((traps.counterExpires || traps.isEvicted) && noCounter) },
        reply: { type: 'done' },
      };
    case 'forget':
      return { state: { ...state, ...noCounter, ...(traps.isFlushed && emptied) }, reply: { type: 'done' } };
    case 'otherWork':
      return { state, reply: { type: 'done' } };
  }
}

const noCounter = { counter: null };
const emptied = { lock: null, data: { value: '', fence: 0 } };

/** The script finds a value that is not its own and gives nothing back: a loser learns nothing of the holder. */
function acquire(state: RedisState, client: string, { isReentrant = false }: RedisTraps): Outcome<RedisState> {
  const isAgain = isReentrant && holds(state, client);
  const attempts = state.attempts + 1;
  if (state.lock !== null && !isAgain) return { state: { ...state, attempts }, reply: { type: 'held' } };
  const lock = isAgain ? state.lock : `${client}-${attempts}`;
  const token = (state.counter ?? 0) + 1;
  const grants = withGrant(state.grants, client, { value: defined(lock, 'value'), token });
  return { state: { ...state, lock, counter: token, attempts, grants }, reply: { type: 'granted', token } };
}

function holds({ lock, grants }: RedisState, client: string): boolean {
  return lock !== null && lock === grants[client]?.value;
}

function write(
  state: RedisState,
  { client, value, isFenced }: Extract<Operation, { type: 'write' }>,
): Outcome<RedisState> {
  const { token } = defined(state.grants[client], 'grant');
  const { fence } = state.data;
  if (!isFenced) return { state: { ...state, data: { value, fence } }, reply: { type: 'written' } };
  if (token < fence) return { state, reply: { type: 'refused', error: `FENCED ${fence}` } };
  return { state: { ...state, data: { value, fence: token } }, reply: { type: 'written' } };
}
