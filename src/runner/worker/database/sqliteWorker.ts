import { serveDatabase } from './serveDatabase.ts';
import { sqlAskerOf } from './sqlAsker.ts';
import { openSqlite, startSqlite } from './sqlite.ts';

serveDatabase(async ({ module }) => {
  const sqlite = await startSqlite(module);
  return {
    database: openSqlite(sqlite),
    host: (program, _output, onHosted) => {
      if ('source' in program) onHosted(sqlAskerOf(sqlite, program.source));
    },
  };
});
