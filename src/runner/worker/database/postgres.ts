import { PGlite } from '@electric-sql/pglite';
import { mostRows, type SqlOutcome } from '../../../engine/database/sqlOutcome.ts';
import type { Database } from './database.ts';
import { statementsOf } from './sqlWords.ts';

/** What PostgreSQL starts from: its program, the one that sets up a cluster, and the files of both. */
export interface PostgresRuntime {
  readonly module: WebAssembly.Module;
  readonly setupModule: WebAssembly.Module;
  readonly data: Blob;
}

type Result = Awaited<ReturnType<PGlite['exec']>>[number];

/** A new, empty database in memory, and the one connection that it can have. */
export async function openPostgres({ module, setupModule, data }: PostgresRuntime): Promise<Database> {
  const postgres = await PGlite.create({
    pgliteWasmModule: module,
    initdbWasmModule: setupModule,
    fsBundle: data,
  });
  return {
    execute: async (script, hear) => {
      for (const sql of statementsOf(script)) {
        const outcome = await outcomeOf(postgres, sql);
        hear({ sql, outcome });
        if (outcome.type === 'failed') return;
      }
    },
    openTransaction: () => openTransactionOf(postgres),
  };
}

async function outcomeOf(postgres: PGlite, sql: string): Promise<SqlOutcome> {
  try {
    const results = await postgres.exec(sql, { rowMode: 'array' });
    const result = results.at(-1);
    return result ? told(result) : { type: 'done' };
  } catch (error) {
    return { type: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

function told({ fields, rows, affectedRows = 0, ...rest }: Result): SqlOutcome {
  // The types do not tell of it.
  const command = String(Reflect.get(rest, 'command'));
  const changedCount = changing.includes(command) ? affectedRows : null;
  if (fields.length === 0) return changedCount === null ? { type: 'done' } : { type: 'changed', count: changedCount };
  const cells = (rows as unknown as readonly (readonly unknown[])[]).slice(0, mostRows).map((row) => row.map(cellText));
  const columns = fields.map(({ name }) => name);
  return { type: 'rows', columns, rows: cells, isCut: rows.length > mostRows, changedCount };
}

const changing = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

/** PostgreSQL warns of a second BEGIN, or says that the transaction has failed. */
async function openTransactionOf(postgres: PGlite): Promise<string | undefined> {
  let said: string | undefined;
  try {
    await postgres.exec('BEGIN', { onNotice: ({ message }) => (said = message) });
  } catch (error) {
    said = error instanceof Error ? error.message : String(error);
  }
  await postgres.exec('ROLLBACK');
  return said;
}

function cellText(cell: unknown): string | null {
  if (cell === null || cell === undefined) return null;
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'bigint') return String(cell);
  if (cell instanceof Date) return cell.toISOString();
  return JSON.stringify(cell, (_key, part: unknown) => (typeof part === 'bigint' ? String(part) : part));
}
