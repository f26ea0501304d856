/** How wide a value may be written, and how deep values may nest on one line. */
const breakWidth = 80;
const innerLevelsOnOneLine = 3;
const maxColumns = 15;

export interface Block {
  /** What comes before the opening bracket: `Map(2)`, `Point`, or nothing. */
  readonly prefix: string;
  readonly open: string;
  readonly close: string;
  readonly entries: readonly string[];
  readonly indentation: number;
  /** How many levels of values are inside. */
  readonly innerLevels: number;
  /** The elements of a list, to be set in columns if there are many; the entries may hold more than these. */
  readonly elements?: readonly unknown[] | undefined;
}

/** Writes a value's entries on one line if they fit, else one line each, or in columns for long lists. */
export function layOut(block: Block): string {
  const { prefix, open, close, indentation } = block;
  const start = prefix === '' ? open : `${prefix} ${open}`;
  if (block.entries.length === 0) return start + close;
  const rows =
    block.elements !== undefined && block.entries.length > 6 ? inColumns(block, block.elements) : block.entries;
  if (block.innerLevels < innerLevelsOnOneLine && rows === block.entries && fitsOnOneLine(block)) {
    return `${start} ${rows.join(', ')} ${close}`;
  }
  const newline = `\n${' '.repeat(indentation)}`;
  return `${start}${newline}  ${rows.join(`,${newline}  `)}${newline}${close}`;
}

function fitsOnOneLine({ entries, indentation, open, prefix }: Block): boolean {
  const overhead = entries.length + indentation + open.length + (prefix === '' ? 0 : prefix.length + 1) + 10;
  const width = entries.reduce((sum, entry) => sum + entry.length + 1, overhead);
  return width <= breakWidth && !entries.some((entry) => entry.includes('\n'));
}

/** Sets short elements in columns, so many that the whole is about as Node would set it. */
function inColumns(block: Block, elements: readonly unknown[]): readonly string[] {
  const { entries, indentation } = block;
  const hasRest = entries.length > elements.length;
  const cells = hasRest ? entries.slice(0, -1) : entries;
  const widths = cells.map((cell) => cell.length + 2);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const widest = Math.max(...widths);
  const isEven = widest * 3 + indentation < breakWidth && (total / widest > 5 || widest <= 8);
  if (!isEven || cells.some((cell) => cell.includes('\n'))) return entries;
  const typical = Math.max(widest - 3 - Math.sqrt(widest - total / entries.length), 1);
  const columnCount = Math.min(
    Math.round(Math.sqrt(2.5 * typical * cells.length) / typical),
    Math.floor((breakWidth - indentation) / widest),
    innerLevelsOnOneLine * 4,
    maxColumns,
  );
  if (columnCount <= 1) return entries;
  const columnWidths = Array.from({ length: columnCount }, (_, column) =>
    Math.max(...widths.filter((_width, index) => index % columnCount === column)),
  );
  const isNumeric = elements.every((element) => typeof element === 'number' || typeof element === 'bigint');
  const rows: string[] = [];
  for (let first = 0; first < cells.length; first += columnCount) {
    rows.push(rowOf(cells.slice(first, first + columnCount), columnWidths, isNumeric));
  }
  return hasRest ? [...rows, entries.at(-1) ?? ''] : rows;
}

/** Numbers are set flush right, everything else flush left. */
function rowOf(cells: readonly string[], columnWidths: readonly number[], isNumeric: boolean): string {
  return cells
    .map((cell, column) => {
      const width = columnWidths[column] ?? 0;
      const isLast = column === cells.length - 1;
      if (isNumeric) return isLast ? cell.padStart(width - 2) : `${cell}, `.padStart(width);
      return isLast ? cell : `${cell}, `.padEnd(width);
    })
    .join('');
}
