import type { LockConfig } from '../config.ts';
import type { ModelRun } from './randomRun.ts';
import type { SqlOutcome } from './sqlOutcome.ts';
import type { Dialect } from './sqlText.ts';
import type { StorageDecision } from './storageOperation.ts';
import { storageSql, type Deciding } from './storageSql.ts';
import { isCounting } from '../writeMark.ts';

export type Execute = (sql: string) => Promise<SqlOutcome>;

/** Where a database differs from the model, in words; undefined when it does not. */
export type Difference = string | undefined;

/** A statement and what came of it. */
export interface Said {
  readonly sql: string;
  readonly outcome: SqlOutcome;
}

/** Lets the database decide, and tells every statement on the way. */
export async function decideIn(
  execute: Execute,
  deciding: Deciding,
): Promise<{ decision: StorageDecision; said: Said[] }> {
  const said: Said[] = [];
  let step = deciding.next();
  while (!step.done) {
    const sql = step.value;
    const outcome = await execute(sql);
    said.push({ sql, outcome });
    step = deciding.next(outcome);
  }
  return { decision: step.value, said };
}

/** Puts what the model was asked to a real database as well, in a row of its own, and compares every answer and the row. */
export async function compareRun(
  execute: Execute,
  dialect: Dialect,
  resource: string,
  { config, operations, row }: ModelRun,
): Promise<Difference> {
  const table = tableFor(config);
  const sql = storageSql(config, dialect, resource, table);
  for (const statement of [sql.schema.replace('TABLE', 'TABLE IF NOT EXISTS'), sql.start]) {
    const begun = await execute(statement);
    if (begun.type === 'failed') return begun.message;
  }
  for (const [index, { operation, decision }] of operations.entries()) {
    const { decision: found } = await decideIn(execute, sql.decide(operation));
    if (decisionText(found) !== decisionText(decision)) {
      return `request ${index + 1}: the model says “${decisionText(decision)}”, the database “${decisionText(found)}”`;
    }
  }
  return differenceIn(await execute(sql.look), row);
}

function differenceIn(outcome: SqlOutcome, row: readonly string[]): Difference {
  if (outcome.type === 'failed') return outcome.message;
  const found = outcome.type === 'rows' ? (outcome.rows[0] ?? []).slice(1) : [];
  if (found.join() === row.join()) return undefined;
  return `in the end: the model holds (${row.join(', ')}), the database (${found.join(', ')})`;
}

/** What was decided, in a word or two. */
export function decisionText(decision: StorageDecision): string {
  switch (decision.type) {
    case 'value':
      return `value ${decision.value === '' ? 'empty' : decision.value}`;
    case 'failed':
      return decision.message;
    default:
      return decision.type;
  }
}

/** Systems whose rows look alike share a table. */
function tableFor(config: LockConfig): string {
  return `resource_${isCounting(config) ? 'count' : 'text'}_${config.tokenSource}_${config.rule}`;
}
