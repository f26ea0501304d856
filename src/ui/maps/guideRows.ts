import type { SourceTable, TableCell } from '../../lesson/lesson.ts';

/** What the reader wants to see of a table. */
export interface GuideWish {
  readonly find: string;
  /** A value of the column that one chooses by; empty: all. */
  readonly kind: string;
  /** The column to sort by; undefined: as in the lesson. */
  readonly sortBy: number | undefined;
  readonly isReversed: boolean;
}

export type GuideRow = readonly TableCell[];

const order = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The rows that match, in the order asked for. What says nothing comes last, whichever way one sorts. */
export function guideRows({ rows, chooseBy }: SourceTable, wish: GuideWish): readonly GuideRow[] {
  const words = wish.find.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    if (wish.kind !== '' && chooseBy !== undefined && textOf(row[chooseBy]) !== wish.kind) return false;
    const text = row.map(wholeText).join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const { sortBy } = wish;
  if (sortBy === undefined) return wish.isReversed ? found.toReversed() : found;
  const said = found.filter((row) => !isSilent(row[sortBy]));
  const sorted = said.toSorted((a, b) => order.compare(textOf(a[sortBy]), textOf(b[sortBy])));
  return [...(wish.isReversed ? sorted.toReversed() : sorted), ...found.filter((row) => isSilent(row[sortBy]))];
}

/** The values of the column that one chooses by, as they come. */
export function kindsOf({ rows, chooseBy }: SourceTable): readonly string[] {
  if (chooseBy === undefined) return [];
  return [...new Set(rows.map((row) => textOf(row[chooseBy])))];
}

/** Whether a cell claims nothing. */
export const isSilent = (cell: TableCell | undefined): boolean => cell === undefined || /^[–—-]$/.test(cell.short);

const textOf = (cell: TableCell | undefined): string => plain(cell?.short ?? '');

const wholeText = ({ short, text = '', source = '' }: TableCell): string => plain(`${short} ${text} ${source}`);

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" };

/** Inline HTML of a lesson as text. */
function plain(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(#?\w+);/g, (all, name: string) => ENTITIES[name] ?? all);
}
