import { inspect } from './inspect.ts';

/** The table that `console.table` draws, or undefined for a value that has no rows. */
export function formatTable(data: unknown, columnFilter?: readonly string[]): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const rows = rowsOf(data);
  const columns = columnFilter ?? [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))];
  const hasValues = rows.some(({ value }) => value !== undefined);
  const head = ['(index)', ...columns, ...(hasValues ? ['Values'] : [])];
  const body = rows.map(({ index, cells, value }) => [
    index,
    ...columns.map((column) => cells.get(column) ?? ''),
    ...(hasValues ? [value ?? ''] : []),
  ]);
  return draw([head, ...body]);
}

interface Row {
  readonly index: string;
  readonly cells: ReadonlyMap<string, string>;
  readonly value: string | undefined;
}

function rowsOf(data: object): Row[] {
  if (data instanceof Map) return [...data].map(([key, value], index) => rowOf(`${index} ${cellText(key)}`, value));
  if (data instanceof Set) return [...data].map((value, index) => rowOf(String(index), value));
  return Object.entries(data).map(([key, value]) => rowOf(key, value));
}

function rowOf(index: string, value: unknown): Row {
  if (typeof value !== 'object' || value === null) return { index, cells: new Map(), value: cellText(value) };
  const cells = Object.entries(value).map(([column, cell]) => [column, cellText(cell)] as const);
  return { index, cells: new Map(cells), value: undefined };
}

function cellText(value: unknown): string {
  return inspect(value, { depth: 0 }).replaceAll('\n', ' ');
}

function draw(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => (row[column] ?? '').length + 2)));
  const rule = (left: string, middle: string, right: string): string =>
    left + widths.map((width) => '─'.repeat(width)).join(middle) + right;
  const line = (row: readonly string[]): string =>
    `│${widths.map((width, column) => ` ${row[column] ?? ''}`.padEnd(width)).join('│')}│`;
  const [head = [], ...body] = rows;
  return [rule('┌', '┬', '┐'), line(head), rule('├', '┼', '┤'), ...body.map(line), rule('└', '┴', '┘')].join('\n');
}
