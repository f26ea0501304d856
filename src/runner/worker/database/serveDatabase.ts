import type { DatabaseRuntime } from '../../protocol.ts';
import { serveOneRun, type HostProgram } from '../serveOneRun.ts';
import { outcomesOf, type Database } from './database.ts';
import { runScript } from './runScript.ts';

/** What a database's worker does once it has the database: the worker, and so the database, serves one program. */
export function serveDatabase(
  open: (runtime: DatabaseRuntime) => Promise<{ readonly database: Database; readonly host: HostProgram }>,
): void {
  serveOneRun(async (runtime) => {
    const { database, host } = await open(runtime as DatabaseRuntime);
    return {
      run: (program, output, end) => {
        if ('source' in program) void runScript(database, program.source, output, end);
      },
      host,
      query: (sql) => outcomesOf(database, sql),
    };
  });
}
