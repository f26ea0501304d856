import { sha1 } from './sha1.ts';

const firstId = 1_400_000_000_000;
const idCount = 100_000_000_000;

/** A number for `name`, always the same, in the form that Anki's ids have: milliseconds of some past moment. */
export function stableId(name: string): number {
  return firstId + (Number.parseInt(sha1(name).slice(0, 12), 16) % idCount);
}
