import type { Model } from '../model/model.ts';

/** Puzzles whose answers are known, for tests of the search. */

type Jugs = readonly [small: number, big: number];
type Pour = 'fill small' | 'fill big' | 'empty small' | 'empty big' | 'small to big' | 'big to small';

/** A jug of three gallons and one of five; the puzzle is to have exactly four in the big one. */
export function waterJugs(): Model<Jugs, Pour, never> {
  const pours: readonly Pour[] = ['fill small', 'fill big', 'empty small', 'empty big', 'small to big', 'big to small'];
  const after = ([small, big]: Jugs, pour: Pour): Jugs => {
    switch (pour) {
      case 'fill small':
        return [3, big];
      case 'fill big':
        return [small, 5];
      case 'empty small':
        return [0, big];
      case 'empty big':
        return [small, 0];
      case 'small to big':
        return [Math.max(0, small + big - 5), Math.min(5, small + big)];
      case 'big to small':
        return [Math.min(3, small + big), Math.max(0, small + big - 3)];
    }
  };
  return {
    initialStates: [[0, 0]],
    actionsOf: () => pours,
    obstacleTo: () => undefined,
    next: (state, pour) => ({ state: after(state, pour), events: [] }),
    properties: [
      { name: 'never-four', isBrokenBy: (_, { state: [, big] }) => big === 4 },
      { name: 'never-six', isBrokenBy: (_, { state: [, big] }) => big === 6 },
    ],
    keyOf: String,
  };
}

/** A clock that shows 0 or 1, starts with either, and never stands still. */
export function twoStateClock(): Model<0 | 1, 'tick', never> {
  return {
    initialStates: [0, 1],
    actionsOf: () => ['tick'],
    obstacleTo: () => undefined,
    next: (state) => ({ state: state === 0 ? 1 : 0, events: [] }),
    properties: [{ name: 'never-stands-still', isBrokenBy: (before, { state }) => before === state }],
    keyOf: String,
  };
}

type Philosopher = 'thinks' | 'hasLeftFork' | 'eats';

/**
 * Philosophers at a round table. Each takes the fork at the left, then the one at the right, eats, and puts down both.
 * Whoever eats has a right neighbour who thinks, and nothing else is ruled out, so that the states for 2, 3, 4, … are
 * 6, 14, 34, 82, …: each is twice the one before and the one before that (the companion Pell numbers).
 */
export function diningPhilosophers(count: number): Model<readonly Philosopher[], number, never> {
  const at = (table: readonly Philosopher[], seat: number) => table[(seat + count) % count];
  const canGoOn = (table: readonly Philosopher[], seat: number) => {
    switch (at(table, seat)) {
      case 'thinks':
        return at(table, seat - 1) !== 'eats';
      case 'hasLeftFork':
        return at(table, seat + 1) === 'thinks';
      default:
        return true;
    }
  };
  const follows = { thinks: 'hasLeftFork', hasLeftFork: 'eats', eats: 'thinks' } as const;
  return {
    initialStates: [Array.from({ length: count }, () => 'thinks' as const)],
    actionsOf: (table) => table.flatMap((_, seat) => (canGoOn(table, seat) ? [seat] : [])),
    obstacleTo: (table, seat) => (canGoOn(table, seat) ? undefined : 'A neighbour has the fork.'),
    next: (table, seat) => ({
      state: table.map((philosopher, other) => (other === seat ? follows[philosopher] : philosopher)),
      events: [],
    }),
    properties: [
      { name: 'no-deadlock', isBrokenBy: (_, { state }) => state.every((each) => each === 'hasLeftFork') },
      {
        name: 'neighbours-never-eat-together',
        isBrokenBy: (_, { state }) => state.some((each, seat) => each === 'eats' && at(state, seat + 1) === 'eats'),
      },
    ],
    keyOf: String,
  };
}
