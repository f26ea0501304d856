import { defined } from '../base/assert.ts';
import type { Habit, LockConfig } from './config.ts';

/** A world is the scenario's system with one thing different. All worlds of a Stage run the same schedule. */
export interface World {
  readonly id: WorldId | 'own';
  /** Short name, the accessible name of its region. */
  readonly name: string;
  /** What is different here, in a few words. */
  readonly rule: string;
  readonly change: (config: LockConfig) => LockConfig;
}

/** Client A, the one that goes stale in our stories, works differently; the others stay as they are. */
const withHabitOfA = (config: LockConfig, habit: Habit): LockConfig => ({
  ...config,
  clients: config.clients.map((client, index) => (index === 0 ? { ...client, habit } : client)),
});

export const worlds = [
  { id: 'no-fence', name: 'No fence', rule: 'storage accepts every write', change: (c) => ({ ...c, rule: 'none' }) },
  { id: 'fence', name: 'Fence', rule: 'token ≥ highest seen', change: (c) => ({ ...c, rule: 'fence' }) },
  { id: 'strict', name: 'Strict fence', rule: 'token > highest seen', change: (c) => ({ ...c, rule: 'strict' }) },
  {
    id: 'sequence',
    name: 'Token and sequence',
    rule: '(token, sequence number) > highest seen',
    change: (c) => ({ ...c, rule: 'tokenAndSequence' }),
  },
  {
    id: 'seal',
    name: 'Fence on reads too',
    rule: 'reads carry the token and raise the highest seen',
    change: (c) => ({ ...c, rule: 'seal' }),
  },
  {
    id: 'uuid',
    name: 'Fence with UUIDs',
    rule: 'tokens are random, compared as text',
    change: (c) => ({ ...c, rule: 'fence', tokenSource: 'uuid' }),
  },
  {
    id: 'claim',
    name: 'UUID compared for equality',
    rule: 'the first request claims, later ones must match',
    change: (c) => ({ ...c, rule: 'claim', tokenSource: 'uuid' }),
  },
  {
    id: 'checks-lease',
    name: 'Client checks its lease',
    rule: 'no fence; A looks at its lease before it writes',
    change: (c) => withHabitOfA({ ...c, rule: 'none' }, 'checksLease'),
  },
  {
    id: 'rereads-token',
    name: 'Client re-reads the token',
    rule: 'fence; A asks for the current token before it writes',
    change: (c) => withHabitOfA({ ...c, rule: 'fence' }, 'rereadsToken'),
  },
  {
    id: 'check-then-act',
    name: 'Storage checks, then acts',
    rule: 'fence on reads too, but check and write are two steps',
    change: (c) => ({ ...c, rule: 'seal', storageStep: 'checkThenAct' }),
  },
  {
    id: 'forgetful-storage',
    name: 'Storage forgets on restart',
    rule: 'fence on reads too, kept only in memory',
    change: (c) => ({ ...c, rule: 'seal', storageMemory: 'forgetful' }),
  },
  {
    id: 'forgetful-issuer',
    name: 'Issuer goes back',
    rule: 'fence on reads too; a failover loses the last token issued',
    change: (c) => ({ ...c, rule: 'seal', tokenSource: 'forgetfulCounter' }),
  },
  { id: 'as-is', name: 'As explored', rule: 'the very system that was explored', change: (c) => c },
] as const satisfies readonly (Omit<World, 'id'> & { id: string })[];

export type WorldId = (typeof worlds)[number]['id'];

/** The system of a learner, whose program decides. It is in no list: there is one only where a program is. */
export const ownWorld: World = { id: 'own', name: 'My code', rule: 'your program decides', change: (c) => c };

export function worldOf(id: WorldId): World {
  return defined(
    worlds.find((world) => world.id === id),
    `world ${id}`,
  );
}

/** The worlds that one can choose from. The one of the explored system means nothing where none was explored. */
export function worldsOf(isExplored: boolean): readonly (typeof worlds)[number][] {
  return isExplored ? worlds : worlds.filter(({ id }) => id !== 'as-is');
}
