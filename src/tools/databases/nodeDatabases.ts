import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Execute } from '../../engine/database/compareRun.ts';
import { outcomesOf, type Database } from '../../runner/worker/database/database.ts';
import { openPostgres } from '../../runner/worker/database/postgres.ts';
import { openSqlite, startSqlite, type Sqlite } from '../../runner/worker/database/sqlite.ts';

const { resolve } = createRequire(import.meta.url);

/** The databases that the page has, here in Node: the same files, the same connections. */
export async function sqliteHere(): Promise<Sqlite> {
  return startSqlite(await compiled(resolve('sql.js/dist/sql-wasm.wasm')));
}

export async function openSqliteHere(): Promise<Database> {
  return openSqlite(await sqliteHere());
}

export async function openPostgresHere(): Promise<Database> {
  const folder = path.dirname(resolve('@electric-sql/pglite'));
  return openPostgres({
    module: await compiled(path.join(folder, 'pglite.wasm')),
    setupModule: await compiled(path.join(folder, 'initdb.wasm')),
    data: new Blob([readFileSync(path.join(folder, 'pglite.data'))]),
  });
}

/** Executes single statements. */
export function executeIn(database: Database): Execute {
  return async (sql) => {
    const [outcome] = await outcomesOf(database, sql);
    return outcome ?? { type: 'done' };
  };
}

function compiled(file: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(readFileSync(file));
}
