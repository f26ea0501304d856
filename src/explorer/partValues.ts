import type { ReadPath } from './reads.ts';
import { copied, valueAt } from './skeleton.ts';

/** The values that one part has been seen with, numbered from 0 in the order in which they appeared. */
export class PartValues {
  readonly values: unknown[] = [];
  readonly #ids = new Map<string, number>();
  readonly #views = new Map<string, PartView>();

  idOf(value: unknown): number {
    const key = JSON.stringify(value);
    return this.#ids.get(key) ?? this.#add(key, copied(value));
  }

  /** Of a value that has a key of its own. */
  idAs(key: string, value: unknown): number {
    return this.#ids.get(key) ?? this.#add(key, value);
  }

  #add(key: string, value: unknown): number {
    this.#ids.set(key, this.values.length);
    return this.values.push(value) - 1;
  }

  /** Undefined where the paths leave nothing out. */
  viewOf(paths: readonly ReadPath[]): PartView | undefined {
    if (paths.some(({ keys, isWhole }) => isWhole && keys.length === 0)) return undefined;
    const sorted = paths.toSorted((a, b) => (a.pointer < b.pointer ? -1 : 1));
    const name = JSON.stringify(sorted.map(({ pointer, isWhole }) => [pointer, isWhole]));
    let view = this.#views.get(name);
    if (!view) this.#views.set(name, (view = new PartView(this, sorted)));
    return view;
  }
}

/** What can be seen of a part through some paths: values that look alike from there have one number. */
export class PartView {
  readonly paths: readonly ReadPath[];
  readonly #part: PartValues;
  readonly #numbers = new Map<string, number>();
  readonly #seen: number[] = [];

  constructor(part: PartValues, paths: readonly ReadPath[]) {
    this.#part = part;
    this.paths = paths;
  }

  /** The number of what is seen of the value with this number. */
  look(id: number): number {
    const known = this.#seen[id];
    if (known !== undefined) return known;
    const value = this.#part.values[id];
    const key = JSON.stringify(this.paths.map((path) => sightOf(valueAt(value, path.keys), path)));
    const number = this.#numbers.get(key) ?? this.#numbers.size;
    this.#numbers.set(key, number);
    this.#seen[id] = number;
    return number;
  }
}

/** Of an object that was not looked into, nothing is seen but that it is one. */
function sightOf(value: unknown, { isWhole }: ReadPath): unknown {
  if (value === undefined) return [];
  if (isWhole || typeof value !== 'object' || value === null) return [value];
  return Array.isArray(value) ? 'array' : 'object';
}
