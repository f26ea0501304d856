/** Something that was read of a part: a single value, or a whole object with all that is in it. */
export interface ReadPath {
  readonly keys: readonly string[];
  readonly isWhole: boolean;
}

/** What was read, part by part, in the order in which the parts were first read. */
export class Reads {
  readonly byPart = new Map<number, Map<string, ReadPath>>();

  add(part: number, path: ReadPath): void {
    let paths = this.byPart.get(part);
    if (!paths) this.byPart.set(part, (paths = new Map<string, ReadPath>()));
    paths.set(nameOf(path), path);
  }

  pathsOf(part: number): readonly ReadPath[] {
    return withoutRepetition([...(this.byPart.get(part)?.values() ?? [])]);
  }

  /** Whether whoever knows what these read knows `path` too. */
  covers(part: number, path: ReadPath): boolean {
    const paths = this.byPart.get(part);
    return paths !== undefined && isAmong([...paths.values()], path);
  }

  coversAll(others: Reads): boolean {
    for (const [part, paths] of others.byPart) {
      for (const path of paths.values()) if (!this.covers(part, path)) return false;
    }
    return true;
  }
}

export function nameOf({ keys, isWhole }: ReadPath): string {
  return JSON.stringify(isWhole ? [...keys, 0] : keys);
}

function isAmong(paths: readonly ReadPath[], path: ReadPath): boolean {
  return paths.some((other) =>
    other.isWhole ? isBelow(path.keys, other.keys) : !path.isWhole && nameOf(other) === nameOf(path),
  );
}

function withoutRepetition(paths: readonly ReadPath[]): readonly ReadPath[] {
  const wholes = paths.filter(({ isWhole }) => isWhole);
  return paths.filter(
    (path) =>
      !isAmong(
        wholes.filter((other) => other !== path),
        path,
      ),
  );
}

function isBelow(keys: readonly string[], above: readonly string[]): boolean {
  return above.every((key, index) => keys[index] === key);
}
