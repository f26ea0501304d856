import { canonicalJson, type Json } from '../../../grader/canonicalJson.ts';
import type { RawAnswer } from '../../../grader/question.ts';
import type { SqlOutcome } from '../../../engine/database/sqlOutcome.ts';
import type { Asker, AskerOrProblem } from '../serveQuestions.ts';
import type { Executed } from './database.ts';
import { dumpOf, storedIn } from './databaseDump.ts';
import { parameterNames, sqlSectionsOf, type SqlSections } from './sqlSections.ts';
import {
  executeSqlite,
  openTransactionOf,
  type Sqlite,
  type SqliteConnection,
  type SqliteParameters,
} from './sqlite.ts';

interface AskedQuestion {
  readonly state: { readonly disk: Json; readonly memory: Json };
  readonly request: Readonly<Record<string, number | string | boolean>> & { readonly type: string };
}

/**
 * Asks a learner's SQL. A state is a database file; every question gets a connection of its own to a copy of it, so that
 * nothing of one question is left for the next.
 */
export function sqlAskerOf(sqlite: Sqlite, program: string): AskerOrProblem {
  const sections = sqlSectionsOf(program);
  if ('problem' in sections) return sections;
  const files = new Map<string, Uint8Array>();
  const keep = (connection: SqliteConnection): string => {
    const disk = canonicalJson({ ...storedIn(connection), tables: dumpOf(connection) });
    if (!files.has(disk)) files.set(disk, connection.export());
    return disk;
  };
  try {
    const disk = within(new sqlite.Database(), (connection) => {
      runStart(connection, sections.start);
      return keep(connection);
    });
    return { start: `{"disk":${disk},"memory":{}}`, ask: askerIn(sqlite, sections, files, keep) };
  } catch (error) {
    return { problem: `The section “-- start” failed: ${textOf(error)}` };
  }
}

function askerIn(
  sqlite: Sqlite,
  sections: SqlSections,
  files: ReadonlyMap<string, Uint8Array>,
  keep: (connection: SqliteConnection) => string,
): Asker['ask'] {
  return (question): RawAnswer => {
    const { state, request } = JSON.parse(question) as AskedQuestion;
    try {
      const section = request.type === 'read' ? sections.read : sections.write;
      if (section === undefined) throw new Error('A client reads, and the program has no section “-- read”.');
      return within(new sqlite.Database(files.get(canonicalJson(state.disk))), (connection) => {
        const last = runRequest(connection, section, parametersOf(request));
        const reply = request.type === 'read' ? readReply(last) : writeReply(connection.getRowsModified());
        return { type: 'answer', json: `{"state":{"disk":${keep(connection)},"memory":{}},"reply":${reply}}` };
      });
    } catch (error) {
      return { type: 'raised', message: textOf(error) };
    }
  };
}

/** Runs what makes the tables; throws what the database says. */
function runStart(connection: SqliteConnection, section: string): void {
  executeSqlite(connection, section, {}, throwFailure);
  throwOpenTransaction(connection);
}

/** Runs what a request does, all of it or nothing; throws what is wrong with it. Gives what came last. */
function runRequest(
  connection: SqliteConnection,
  section: string,
  parameters: SqliteParameters,
): SqlOutcome | undefined {
  forgetChanges(connection);
  const kept = [dumpText(connection)];
  let last: SqlOutcome | undefined;
  executeSqlite(connection, section, parameters, (executed) => {
    throwFailure(executed);
    last = executed.outcome;
    if (openTransactionOf(connection) !== undefined) return;
    const now = dumpText(connection);
    if (now !== kept.at(-1)) kept.push(now);
    if (kept.length > 2) throw new Error(`${notAtOnce}\nThe second change is: ${executed.sql}`);
  });
  throwOpenTransaction(connection);
  return last;
}

function throwFailure({ sql, outcome }: Executed): void {
  if (outcome.type === 'failed') throw new Error(sql === '' ? outcome.message : `${outcome.message}\nin: ${sql}`);
}

function throwOpenTransaction(connection: SqliteConnection): void {
  const left = openTransactionOf(connection);
  if (left !== undefined) throw new Error(`${left}\nThe section ends inside a transaction: COMMIT it.`);
}

const notAtOnce =
  'This request changes what is stored in two steps. Were the database to stop between them, half of it would stay: put both into one transaction.';

/** SQLite counts the rows of the latest statement that changes any; now that is one that changes none. */
function forgetChanges(connection: SqliteConnection): void {
  const script = 'CREATE TEMP TABLE counted (n); DELETE FROM temp.counted; DROP TABLE temp.counted';
  executeSqlite(connection, script, {}, throwFailure);
}

function dumpText(connection: SqliteConnection): string {
  return canonicalJson(dumpOf(connection));
}

function parametersOf(request: AskedQuestion['request']): SqliteParameters {
  const entries = parameterNames.map((name): [string, number | string | null] => {
    const value = request[name];
    return [`:${name}`, value === undefined ? null : typeof value === 'boolean' ? Number(value) : value];
  });
  return Object.fromEntries(entries);
}

function writeReply(changedCount: number): string {
  return changedCount > 0 ? '{"type":"ok"}' : '{"type":"refused","reason":"no row was changed"}';
}

function readReply(last: SqlOutcome | undefined): string {
  const cell = last?.type === 'rows' ? last.rows[0]?.[0] : undefined;
  if (cell === undefined) return '{"type":"refused","reason":"no row was returned"}';
  return JSON.stringify({ type: 'value', value: cell === null ? null : Number(cell) });
}

function within<Value>(connection: SqliteConnection, use: (connection: SqliteConnection) => Value): Value {
  try {
    return use(connection);
  } finally {
    connection.close();
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
