import type { SystemId } from '../../engine/sources/recipeSource.ts';
import { zkCliWord } from './quoting.ts';

const longest = 200;

/** Why this system cannot have a lock of that name, as a sentence; undefined when it can. */
export function nameProblem(system: SystemId, name: string): string | undefined {
  if (name === '') return 'Give the resource a name: without one, its lock would be everybody’s.';
  if (name.length > longest) return `Names here have at most ${longest} characters; this one has ${name.length}.`;
  if (/[\p{Cc}]/u.test(name)) return 'The name holds a control character, such as a line break or a tab: leave it out.';
  if (/\p{Cs}/u.test(name))
    return 'The name holds half of a character that takes two units: it cannot be written as UTF-8.';
  return problems[system]?.(name);
}

const problems: Readonly<Partial<Record<SystemId, (name: string) => string | undefined>>> = {
  redis: (name) =>
    name.startsWith('}')
      ? 'A name that begins with } would leave the hash tag empty, and the keys would not be in one slot.'
      : undefined,
  zooKeeper: (name) => {
    if (name.includes('/')) return 'A znode’s name holds no slash: it would be a path of its own.';
    if (name === '.' || name === '..') return 'ZooKeeper takes no path with . or .. in it.';
    // What ZooKeeper's own check refuses, unit by unit of UTF-16.
    if (/[\ud800-\uf8ff\ufff0-\uffff]/.test(name)) {
      return 'ZooKeeper takes no character above U+FFFF in a path, and none for private use.';
    }
    if (zkCliWord(`/locks/${name}`) === undefined) {
      return 'zkCli has no way to write a name with a space and both kinds of quotes; a client library has.';
    }
    return undefined;
  },
  chubby: (name) => (name.includes('/') ? 'A slash would make it the name of another file.' : undefined),
};
