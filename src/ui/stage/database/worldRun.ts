import { decideIn, type Execute, type Said } from '../../../engine/database/compareRun.ts';
import type { Dialect } from '../../../engine/database/sqlText.ts';
import type { StorageDecision } from '../../../engine/database/storageOperation.ts';
import { storageSql } from '../../../engine/database/storageSql.ts';
import { storageStepsOf, type StorageStep } from '../../../view/storageSteps.ts';
import type { WorldStory } from '../../../view/story.ts';

/** A world's storage, run in a real database. */
export interface WorldRun {
  readonly id: string;
  readonly name: string;
  readonly begin: readonly Said[];
  readonly steps: readonly DatabaseStep[];
}

export interface DatabaseStep extends StorageStep {
  /** Every statement and what came of it. */
  readonly said: readonly Said[];
  /** What the database decided. */
  readonly found: StorageDecision;
}

/** The worlds that a table can stand for: not that of a program that decides for itself. */
export function worldsWithTables(worlds: readonly WorldStory[]): readonly WorldStory[] {
  return worlds.filter(({ config }) => config.rule !== 'asked');
}

/** Runs a world in the database, from an empty table on. */
export async function runWorld(
  execute: Execute,
  dialect: Dialect,
  resource: string,
  { world, config, trace }: WorldStory,
): Promise<WorldRun> {
  const sql = storageSql(config, dialect, resource);
  await execute('DROP TABLE IF EXISTS resource');
  const begin: Said[] = [];
  for (const statement of [sql.schema, sql.start]) begin.push({ sql: statement, outcome: await execute(statement) });
  const steps: DatabaseStep[] = [];
  for (const step of storageStepsOf(config, trace)) {
    const { decision: found, said } = await decideIn(execute, sql.decide(step.operation));
    steps.push({ ...step, said, found });
  }
  return { id: world.id, name: world.name, begin, steps };
}
