import initSqlJs from 'sql.js';
import { mostRows, type SqlOutcome } from '../../../engine/database/sqlOutcome.ts';
import type { Database, Executed } from './database.ts';
import { isWord, statementsOf } from './sqlWords.ts';

type Cell = number | bigint | string | Uint8Array | null;
export type SqliteParameters = Readonly<Record<string, number | string | null>>;

/** What we use of sql.js. Its types do not know about whole numbers of more than 53 bits. */
interface Statement {
  bind(parameters: SqliteParameters): boolean;
  step(): boolean;
  get(parameters: null, options: { readonly useBigInt: true }): Cell[];
  getColumnNames(): string[];
  getSQL(): string;
  free(): boolean;
}
interface StatementIterator {
  next(): { readonly value: Statement; readonly done: boolean };
  getRemainingSQL(): string;
}
export interface SqliteConnection {
  iterateStatements(script: string): StatementIterator;
  getRowsModified(): number;
  /** The file of the database. */
  export(): Uint8Array;
  close(): void;
}
export interface Sqlite {
  readonly Database: new (file?: Uint8Array) => SqliteConnection;
}

/** SQLite from a module that was compiled before. Nothing is fetched. */
export async function startSqlite(module: WebAssembly.Module): Promise<Sqlite> {
  const instantiateWasm = (
    imports: WebAssembly.Imports,
    hear: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ): object => {
    void WebAssembly.instantiate(module, imports).then((instance) => hear(instance, module));
    return {};
  };
  return await initSqlJs({ instantiateWasm } as object);
}

/** A new, empty database in memory. */
export function openSqlite(sqlite: Sqlite): Database {
  const connection = new sqlite.Database();
  return {
    execute: (script, hear) => {
      executeSqlite(connection, script, {}, hear);
      return Promise.resolve();
    },
    openTransaction: () => Promise.resolve(openTransactionOf(connection)),
  };
}

/** Executes statement after statement, up to the first that fails. */
export function executeSqlite(
  connection: SqliteConnection,
  script: string,
  parameters: SqliteParameters,
  hear: (executed: Executed) => void,
): void {
  const statements = connection.iterateStatements(script);
  for (;;) {
    const executed = executeNext(connection, statements, parameters);
    if (!executed) return;
    hear(executed);
    if (executed.outcome.type === 'failed') return;
  }
}

function executeNext(
  connection: SqliteConnection,
  statements: StatementIterator,
  parameters: SqliteParameters,
): Executed | undefined {
  // Until it is prepared a statement has no text of its own.
  let [sql = ''] = statementsOf(statements.getRemainingSQL());
  try {
    const { value: statement, done } = statements.next();
    if (done) return undefined;
    sql = statement.getSQL().trim();
    return { sql, outcome: outcomeOf(connection, statement, sql, parameters) };
  } catch (error) {
    return { sql, outcome: { type: 'failed', message: messageOf(error) } };
  }
}

/** SQLite tells whether a transaction is open by what it says to another one. */
export function openTransactionOf(connection: SqliteConnection): string | undefined {
  const outcomes: SqlOutcome[] = [];
  executeSqlite(connection, 'BEGIN; ROLLBACK', {}, ({ outcome }) => outcomes.push(outcome));
  const [begun] = outcomes;
  return begun?.type === 'failed' ? begun.message : undefined;
}

function outcomeOf(
  connection: SqliteConnection,
  statement: Statement,
  sql: string,
  parameters: SqliteParameters,
): SqlOutcome {
  try {
    statement.bind(parameters);
    const columns = statement.getColumnNames();
    const rows: (string | null)[][] = [];
    let isCut = false;
    while (!isCut && statement.step()) {
      if (rows.length === mostRows) isCut = true;
      else rows.push(statement.get(null, { useBigInt: true }).map(cellText));
    }
    const changedCount = isWord(sql, changing) ? connection.getRowsModified() : null;
    if (columns.length > 0) return { type: 'rows', columns, rows, isCut, changedCount };
    return changedCount === null ? { type: 'done' } : { type: 'changed', count: changedCount };
  } finally {
    statement.free();
  }
}

const changing = ['INSERT', 'UPDATE', 'DELETE', 'REPLACE', 'WITH'];

function cellText(cell: Cell): string | null {
  if (cell instanceof Uint8Array)
    return `x'${Array.from(cell, (byte) => byte.toString(16).padStart(2, '0')).join('')}'`;
  return cell === null ? null : String(cell);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
