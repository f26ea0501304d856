import type { SqlOutcome } from '../../../engine/database/sqlOutcome.ts';

/** A statement that was executed, as it was written, and what came of it. */
export interface Executed {
  readonly sql: string;
  readonly outcome: SqlOutcome;
}

/** One connection to one database. */
export interface Database {
  /** Executes statements one after the other, and nothing after one that failed. */
  execute(script: string, hear: (executed: Executed) => void): Promise<void>;
  /** What the database says to a transaction that was begun and not ended; undefined when none was. */
  openTransaction(): Promise<string | undefined>;
}

/** What came of a script's statements, in order. */
export async function outcomesOf(database: Database, script: string): Promise<readonly SqlOutcome[]> {
  const outcomes: SqlOutcome[] = [];
  await database.execute(script, ({ outcome }) => outcomes.push(outcome));
  return outcomes;
}
