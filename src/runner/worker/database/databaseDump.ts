import type { SqlOutcome } from '../../../engine/database/sqlOutcome.ts';
import type { Json } from '../../../grader/canonicalJson.ts';
import { executeSqlite, type SqliteConnection } from './sqlite.ts';

type Rows = Extract<SqlOutcome, { type: 'rows' }>['rows'];

/** What is stored under x, and under y where there is such a row. Throws what SQLite says when there is no table. */
export function storedIn(connection: SqliteConnection): { readonly [key: string]: Json } {
  const rows = rowsOf(connection, "SELECT name, value, typeof(value) FROM resource WHERE name IN ('x', 'y')");
  return Object.fromEntries(
    rows.map(([name, value = null, type]): [string, Json] => [name ?? '', type === 'integer' ? Number(value) : value]),
  );
}

/** The rows of every table as SQL would write them, in an order of their own. */
export function dumpOf(connection: SqliteConnection): { readonly [table: string]: Json } {
  const names = rowsOf(connection, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name");
  return Object.fromEntries(
    names.map(([name]): [string, Json] => {
      const columns = rowsOf(connection, `SELECT name FROM pragma_table_info(${literal(name)})`);
      const cells = columns.map(([column]) => `quote(${quotedName(column)})`).join(', ');
      const rows = rowsOf(connection, `SELECT ${cells} FROM ${quotedName(name)}`);
      return [name ?? '', rows.map((row) => row.join(', ')).toSorted()];
    }),
  );
}

function rowsOf(connection: SqliteConnection, sql: string): Rows {
  let rows: Rows = [];
  executeSqlite(connection, sql, {}, ({ outcome }) => {
    if (outcome.type === 'failed') throw new Error(outcome.message);
    if (outcome.type !== 'rows') return;
    if (outcome.isCut) throw new Error('A table has grown to hundreds of rows: keep less.');
    ({ rows } = outcome);
  });
  return rows;
}

function literal(text: string | null | undefined): string {
  return `'${(text ?? '').replaceAll("'", "''")}'`;
}

function quotedName(name: string | null | undefined): string {
  return `"${(name ?? '').replaceAll('"', '""')}"`;
}
