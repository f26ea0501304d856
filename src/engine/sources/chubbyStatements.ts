import type { Operation, RecipeReply } from './recipe.ts';

/**
 * What is said of Chubby, and a history that shows it: there is no Chubby here to ask. All are of Burrows, “The Chubby lock
 * service for loosely-coupled distributed systems”, OSDI 2006, section 2.4, and marked S: read as others quote it.
 */
export interface ChubbyStatement {
  readonly statement: string;
  readonly mark: 'P' | 'S';
  readonly hasLockDelay: boolean;
  readonly history: readonly Operation[];
  /** What the last operation is answered with. */
  readonly answer: RecipeReply;
}

const acquire = (client: string): Operation => ({ type: 'acquire', client });
const release = (client: string): Operation => ({ type: 'release', client });
const write = (client: string): Operation => ({ type: 'write', client, value: '1', isFenced: true });
const expire: Operation = { type: 'expire' };
const laterOn: Operation = { type: 'otherWork' };
const invalid: RecipeReply = { type: 'refused', error: 'the sequencer is no longer valid' };

/** The first generation is 41. */
export const chubbyStatements: readonly ChubbyStatement[] = [
  {
    statement: 'Whoever asks while the lock is held in exclusive mode does not get it.',
    mark: 'S',
    hasLockDelay: true,
    history: [acquire('A'), acquire('B')],
    answer: { type: 'held', by: 'A' },
  },
  {
    statement:
      'A sequencer holds the generation number of the lock, which rises when the lock passes from free to held.',
    mark: 'S',
    hasLockDelay: true,
    history: [acquire('A'), release('A'), acquire('B')],
    answer: { type: 'granted', token: 42 },
  },
  {
    statement: 'A server that asks whether a sequencer is still valid serves the present holder.',
    mark: 'S',
    hasLockDelay: true,
    history: [acquire('A'), write('A')],
    answer: { type: 'written' },
  },
  {
    statement: 'A server that asks whether a sequencer is still valid refuses one whose lock was lost.',
    mark: 'S',
    hasLockDelay: true,
    history: [acquire('A'), expire, write('A')],
    answer: invalid,
  },
  {
    statement: 'A sequencer of an earlier generation is refused when another client has the lock.',
    mark: 'S',
    hasLockDelay: true,
    history: [acquire('A'), expire, laterOn, acquire('B'), write('A')],
    answer: invalid,
  },
  {
    statement: 'A lock that is released in the normal way can be had by another client at once.',
    mark: 'S',
    hasLockDelay: true,
    history: [acquire('A'), release('A'), acquire('B')],
    answer: { type: 'granted', token: 42 },
  },
  {
    statement: 'A lock whose holder failed cannot be had before the lock-delay is over.',
    mark: 'S',
    hasLockDelay: true,
    history: [acquire('A'), expire, acquire('B')],
    answer: { type: 'held' },
  },
  {
    statement: 'After the lock-delay it can be had.',
    mark: 'S',
    hasLockDelay: true,
    history: [acquire('A'), expire, laterOn, acquire('B')],
    answer: { type: 'granted', token: 42 },
  },
  {
    statement: 'Without a lock-delay a lock whose holder failed can be had at once.',
    mark: 'S',
    hasLockDelay: false,
    history: [acquire('A'), expire, acquire('B')],
    answer: { type: 'granted', token: 42 },
  },
];
