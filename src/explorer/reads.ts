/** Something that was read of a part: a single value, or a whole object with all that is in it. */
export interface ReadPath {
  /** A JSON pointer: no two paths share one. */
  readonly pointer: string;
  readonly keys: readonly string[];
  readonly isWhole: boolean;
}

export const wholePart: ReadPath = { pointer: '', keys: [], isWhole: true };

export function pointerBelow(pointer: string, key: string): string {
  return `${pointer}/${/[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key}`;
}

/** What was read, part by part, in the order in which the parts were first read. */
export class Reads {
  readonly byPart = new Map<number, PartReads>();

  add(part: number, path: ReadPath): void {
    let reads = this.byPart.get(part);
    if (!reads) this.byPart.set(part, (reads = { values: new Map(), wholes: new Map() }));
    (path.isWhole ? reads.wholes : reads.values).set(path.pointer, path);
  }

  /** What was read of the part, nothing twice. */
  pathsOf(part: number): readonly ReadPath[] {
    const { values, wholes } = this.byPart.get(part) ?? nothing;
    const all = [...wholes.values(), ...values.values()];
    return all.filter((path) => !isWithin(path, wholes, path));
  }

  /** Whether whoever knows what these read knows `path` too. */
  covers(part: number, path: ReadPath): boolean {
    const reads = this.byPart.get(part);
    if (!reads) return false;
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
