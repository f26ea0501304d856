import { withGrant, type LockRecipe, type Operation, type Outcome, type RecipeState } from './recipe.ts';

export interface ChubbyState extends RecipeState<Sequencer> {
  /** Goes up whenever the lock passes from free to held. */
  readonly generation: number;
  readonly holder: string | null;
  /** Whether the lock is withheld: it was lost in a failure, and its lock-delay has not passed. */
  readonly isDelayed: boolean;
  readonly value: string;
}

/** What a server is shown: the lock's name goes with it. */
export interface Sequencer {
  readonly mode: 'exclusive';
  readonly generation: number;
}

interface ChubbyOptions {
  /** Whether a lock whose holder failed is withheld for a while. */
  readonly hasLockDelay?: boolean;
}

/** As the paper tells it: Chubby is not public, so nothing here was compared with it. */
export function chubbyRecipe(
  firstToken: number,
  { hasLockDelay = false }: ChubbyOptions = {},
): LockRecipe<ChubbyState> {
  return {
    start: { generation: firstToken - 1, holder: null, isDelayed: false, value: '', grants: {} },
    step: (state, operation) => step(state, operation, hasLockDelay),
    standing: ({ holder, value, generation }) => ({ holder, value, number: generation }),
  };
}

function step(state: ChubbyState, operation: Operation, hasLockDelay: boolean): Outcome<ChubbyState> {
  switch (operation.type) {
    case 'acquire':
      return acquire(state, operation.client);
    case 'renew':
      return { state, reply: isValid(state, operation.client) ? { type: 'renewed' } : invalid };
    case 'release':
      if (!isValid(state, operation.client)) return { state, reply: invalid };
      // Given back by its holder, the lock can be had at once.
      return { state: { ...state, holder: null }, reply: { type: 'released' } };
    case 'write':
      // The server asks CheckSequencer before it serves.
      if (operation.isFenced && !isValid(state, operation.client)) return { state, reply: invalid };
      return { state: { ...state, value: operation.value }, reply: { type: 'written' } };
    case 'expire':
      if (state.holder === null) return { state, reply: { type: 'done' } };
      return { state: { ...state, holder: null, isDelayed: hasLockDelay }, reply: { type: 'done' } };
    case 'otherWork':
      // Time passes, the lock-delay with it.
      return { state: { ...state, isDelayed: false }, reply: { type: 'done' } };
    case 'forget':
      return { state, reply: { type: 'done' } };
  }
}

function acquire(state: ChubbyState, client: string): Outcome<ChubbyState> {
  if (state.holder !== null) return { state, reply: { type: 'held', by: state.holder } };
  if (state.isDelayed) return { state, reply: { type: 'held' } };
  const generation = state.generation + 1;
  const grants = withGrant<Sequencer>(state.grants, client, { mode: 'exclusive', generation });
  return { state: { ...state, holder: client, generation, grants }, reply: { type: 'granted', token: generation } };
}

/** CheckSequencer: the lock is held, and by the very grant that the sequencer is of. */
function isValid({ holder, generation, grants }: ChubbyState, client: string): boolean {
  return holder === client && grants[client]?.generation === generation;
}

const invalid = { type: 'refused', error: 'the sequencer is no longer valid' } as const;
