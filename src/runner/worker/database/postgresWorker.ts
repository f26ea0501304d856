import { openPostgres, type PostgresRuntime } from './postgres.ts';
import { serveDatabase } from './serveDatabase.ts';

serveDatabase(async (runtime) => ({
  database: await openPostgres(runtime as PostgresRuntime),
  host: (_program, _output, onHosted) => onHosted({ problem: 'A challenge is graded with SQLite.' }),
}));
