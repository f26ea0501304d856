import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleScript } from './bundleScript.ts';
import type { BuiltFile } from './runtimePlugin.ts';

const sqliteWorker = new URL('../runner/worker/database/sqliteWorker.ts', import.meta.url);
const postgresWorker = new URL('../runner/worker/database/postgresWorker.ts', import.meta.url);

type Parts = Readonly<Record<string, BuiltFile>>;

/** Per database the script of its worker and the files that it starts from. */
export async function databaseParts(
  builtFile: (name: string, content: Buffer) => BuiltFile,
): Promise<Readonly<Record<'sqlite' | 'postgres', Parts>>> {
  const { resolve } = createRequire(import.meta.url);
  const sqliteFolder = path.dirname(resolve('sql.js'));
  const postgresFolder = path.dirname(resolve('@electric-sql/pglite'));
  const script = async (name: string, entry: URL): Promise<BuiltFile> =>
    builtFile(`${name}.js`, Buffer.from(await bundleScript(fileURLToPath(entry))));
  const file = (folder: string, name: string): BuiltFile => builtFile(name, readFileSync(path.join(folder, name)));
  return {
    sqlite: { script: await script('sqlite', sqliteWorker), wasm: file(sqliteFolder, 'sql-wasm-browser.wasm') },
    postgres: {
      script: await script('postgres', postgresWorker),
      wasm: file(postgresFolder, 'pglite.wasm'),
      setupWasm: file(postgresFolder, 'initdb.wasm'),
      data: file(postgresFolder, 'pglite.data'),
    },
  };
}
