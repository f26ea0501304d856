export interface DiffLine {
  readonly type: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** The fewest lines to take out and put in to get from one text to the other. */
export function lineDiff(from: string, to: string): readonly DiffLine[] {
  const [before, after] = [linesOf(from), linesOf(to)];
  const common = commonLengths(before, after);
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, fresh] = [before[i], after[j]];
    if (old !== undefined && old === fresh) {
      lines.push({ type: 'same', text: old });
      i++;
      j++;
    } else if (fresh === undefined || (old !== undefined && at(common, i + 1, j) >= at(common, i, j + 1))) {
      lines.push({ type: 'removed', text: old ?? '' });
      i++;
    } else {
      lines.push({ type: 'added', text: fresh });
      j++;
    }
  }
  return lines;
}

/** Per pair of places the length of the longest run of lines, gaps allowed, that both texts have from there on. */
function commonLengths(before: readonly string[], after: readonly string[]): readonly (readonly number[])[] {
  const lengths = Array.from({ length: before.length + 1 }, () => Array<number>(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i--) {
    const row = lengths[i];
    for (let j = after.length - 1; row && j >= 0; j--) {
      row[j] =
        before[i] === after[j] ? at(lengths, i + 1, j + 1) + 1 : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1));
    }
  }
  return lengths;
}

function at(lengths: readonly (readonly number[])[], i: number, j: number): number {
  return lengths[i]?.[j] ?? 0;
}

function linesOf(text: string): readonly string[] {
  return text.replace(/\n$/, '').split('\n');
}

export type FoldedLine = DiffLine | { readonly type: 'folded'; readonly text: string };

/** Unchanged lines further than `contextCount` from any change, in one line that says how many they are. */
export function foldSame(lines: readonly DiffLine[], contextCount: number): readonly FoldedLine[] {
  if (contextCount === Infinity) return lines;
  const changes = lines.flatMap(({ type }, index) => (type === 'same' ? [] : [index]));
  const isNear = (index: number): boolean => changes.some((change) => Math.abs(change - index) <= contextCount);
  const folded: FoldedLine[] = [];
  let start = 0;
  while (start < lines.length) {
    let end = start;
    while (end < lines.length && !isNear(end)) end++;
    // One line is not worth another in its place.
    if (end - start > 1) folded.push({ type: 'folded', text: `… ${end - start} lines the same` });
    else end = start + 1;
    if (end - start === 1) folded.push(...lines.slice(start, end));
    start = end;
  }
  return folded;
}
