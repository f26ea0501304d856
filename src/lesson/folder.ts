import { checkDuplicates, idPattern } from './ids.ts';
import type { Place } from './mistake.ts';
import type { Workbench } from './workbench.ts';

/** A file of a lesson that is one item of a list: `truths/02-strict.md` has the id `strict`. */
export interface ItemFile {
  readonly id: string;
  readonly path: string;
  readonly start: Place;
  readonly text: string;
}

export interface Folder {
  /** Its name: `truths`. */
  readonly name: string;
  /** What its items are, for sentences: `truth`. */
  readonly item: string;
  /** The ending of an item's file: `md`. */
  readonly ending: string;
  /** Whether the names begin with a number that orders the items. */
  readonly isNumbered: boolean;
  /** Endings of the files beside the items, which their loader reads itself. */
  readonly others?: readonly string[];
}

/** The items of a folder in their order; reports a missing folder, names that say no id, and ids given twice. */
export function itemFilesOf(bench: Workbench, folder: Folder): readonly ItemFile[] {
  const { name, item, ending, isNumbered, others = [] } = folder;
  const inside = bench.paths.filter((path) => path.startsWith(`${name}/`));
  const form = `${isNumbered ? '<number>-' : ''}<id>.${ending}`;
  if (!inside.some((path) => path.endsWith(`.${ending}`))) {
    bench.report(bench.startOf(name), `There is no ${item} here: add the file ${name}/${form}.`);
  }
  const pattern = new RegExp(
    `^${name}/${isNumbered ? String.raw`(?<order>\d+)-` : ''}(?<id>${idPattern})\\.${ending}$`,
  );
  const found = inside.flatMap((path): (ItemFile & { place: Place; order: number })[] => {
    if (others.some((other) => path.endsWith(other))) return [];
    const place = bench.startOf(path);
    const groups = pattern.exec(path)?.groups;
    if (groups) {
      const order = Number(groups['order'] ?? 0);
      return [{ id: groups['id'] ?? '', path, start: place, place, order, text: bench.read(path) ?? '' }];
    }
    bench.report(place, `This name is not of the form ${name}/${form}: rename the file.`);
    return [];
  });
  const ordered = found.toSorted((a, b) => a.order - b.order);
  checkDuplicates(ordered, item, bench.report);
  return ordered;
}
