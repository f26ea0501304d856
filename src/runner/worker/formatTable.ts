import { inspect } from './inspect.ts';

/** More than the output could show anyway. */
const mostRows = 1_000;

/** The table that `console.table` draws, or undefined for a value that has no rows. */
export function formatTable(data: unknown, columnFilter?: readonly string[]): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const entries = entriesOf(data);
  const rows = entries.rows.slice(0, mostRows).map(entries.rowAt);
  const columns = columnFilter ?? [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))];
  const hasValues = rows.some(({ value }) => value !== undefined);
  const head = [entries.indexName, ...columns, ...(hasValues ? ['Values'] : [])];
  const body = rows.map(({ index, cells, value }) => [
    index,
    ...columns.map((column) => cells.get(column) ?? ''),
    ...(hasValues ? [value ?? ''] : []),
  ]);
  const table = draw([head, ...body]);
  const moreCount = entries.rows.length - rows.length;
  return moreCount > 0 ? `${table}\n… and ${moreCount} more rows` : table;
}

interface Row {
  readonly index: string;
  readonly cells: ReadonlyMap<string, string>;
  readonly value: string | undefined;
}

interface Entries {
  readonly indexName: string;
  readonly rows: readonly unknown[];
  readonly rowAt: (row: unknown, index: number) => Row;
}

function entriesOf(data: object): Entries {
  if (data instanceof Map) {
    const rowAt = (entry: unknown, index: number): Row => {
      const [key, value] = entry as readonly [unknown, unknown];
      const row = rowOf(String(index), value);
      return { ...row, cells: new Map([['Key', cellText(key)], ...row.cells]) };
    };
    return { indexName: '(iteration index)', rows: [...data], rowAt };
  }
  if (data instanceof Set) {
    return { indexName: '(iteration index)', rows: [...data], rowAt: (value, index) => rowOf(String(index), value) };
  }
  const values = data as Readonly<Record<string, unknown>>;
  return { indexName: '(index)', rows: Object.keys(data), rowAt: (key) => rowOf(String(key), values[String(key)]) };
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
