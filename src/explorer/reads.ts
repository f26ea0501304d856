/** Something that was read of a part: a single value, or a whole object with all that is in it. There is one of each path. */
export class ReadPath {
  /** A JSON pointer: no two paths share one. */
  readonly pointer: string;
  readonly keys: readonly string[];
  readonly isWhole: boolean;
  readonly #below = new Map<string, ReadPath>();
  #whole: ReadPath | undefined;

  constructor(pointer: string, keys: readonly string[], isWhole: boolean) {
    this.pointer = pointer;
    this.keys = keys;
    this.isWhole = isWhole;
  }

  /** The path to what is under this key. */
  below(key: string): ReadPath {
    let path = this.#below.get(key);
    if (!path) {
      const pointer = `${this.pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      this.#below.set(key, (path = new ReadPath(pointer, [...this.keys, key], false)));
    }
    return path;
  }

  /** The same place with all that is in it. */
  get whole(): ReadPath {
    if (this.isWhole) return this;
    return (this.#whole ??= new ReadPath(this.pointer, this.keys, true));
  }
}

/** The way to a part itself. */
export const partPath = new ReadPath('', [], false);

/** What was read, part by part, in the order in which the parts were first read. */
export class Reads {
  readonly byPart = new Map<number, PartReads>();

  add(part: number, path: ReadPath): void {
    let reads = this.byPart.get(part);
    if (!reads) this.byPart.set(part, (reads = { values: new Map(), wholes: new Map() }));
    if (reads.wholes.has(partPath.pointer)) return;
    (path.isWhole ? reads.wholes : reads.values).set(path.pointer, path);
  }

  /** What was read of the part, nothing twice. */
  pathsOf(part: number): readonly ReadPath[] {
    const { values, wholes } = this.byPart.get(part) ?? nothing;
    if (wholes.has(partPath.pointer)) return [partPath.whole];
    const all = [...wholes.values(), ...values.values()];
    return all.filter((path) => !isWithin(path, wholes, path));
  }

  /** Whether whoever knows what these read knows `path` too. */
  covers(part: number, path: ReadPath): boolean {
    const reads = this.byPart.get(part);
    if (!reads) return false;
    if (reads.wholes.has(partPath.pointer)) return true;
    return (!path.isWhole && reads.values.has(path.pointer)) || isWithin(path, reads.wholes);
  }

  coversAll(others: Reads): boolean {
    for (const part of others.byPart.keys()) {
      for (const path of others.pathsOf(part)) if (!this.covers(part, path)) return false;
    }
    return true;
  }
}

interface PartReads {
  readonly values: Map<string, ReadPath>;
  readonly wholes: Map<string, ReadPath>;
}

const nothing: PartReads = { values: new Map(), wholes: new Map() };

/** Whether `path` is one of the wholes, other than `self`, or below one. */
function isWithin(path: ReadPath, wholes: ReadonlyMap<string, ReadPath>, self?: ReadPath): boolean {
  for (const whole of wholes.values()) {
    if (whole !== self && (path.pointer === whole.pointer || path.pointer.startsWith(`${whole.pointer}/`))) return true;
  }
  return false;
}
