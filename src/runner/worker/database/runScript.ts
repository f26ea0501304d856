import { mostRows, type SqlOutcome } from '../../../engine/database/sqlOutcome.ts';
import type { OutputWriter } from '../outputWriter.ts';
import type { End } from '../serveOneRun.ts';
import type { Database } from './database.ts';

/** Executes a script and prints each statement and what came of it; the first that fails ends the run. */
export async function runScript(database: Database, script: string, output: OutputWriter, end: End): Promise<void> {
  const failures: string[] = [];
  await database.execute(script, ({ sql, outcome }) => {
    if (sql !== '') output.write('out', `${sql.replace(/;$/, '')};\n`);
    if (outcome.type === 'failed') {
      failures.push(outcome.message);
      output.write('error', `${outcome.message}\n`);
    } else {
      output.write('out', `${outcomeText(outcome)}\n\n`);
    }
  });
  const left = await database.openTransaction();
  if (left !== undefined && failures.length === 0) {
    output.write('error', `${left}\n`);
    output.write('note', 'The script ended inside a transaction: what was done since BEGIN is not kept.\n');
  }
  end(failures.length > 0 || left !== undefined ? 'failed' : 'finished');
}

function outcomeText(outcome: Exclude<SqlOutcome, { type: 'failed' }>): string {
  switch (outcome.type) {
    case 'done':
      return '→ done';
    case 'changed':
      return `→ ${countText(outcome.count)} changed`;
    case 'rows':
      return tableText(outcome);
  }
}

function tableText({ columns, rows, isCut }: Extract<SqlOutcome, { type: 'rows' }>): string {
  const shown = [columns, ...rows].map((row) => row.map((cell) => cell ?? 'NULL'));
  const widths = columns.map((_, index) => Math.max(...shown.map((row) => row[index]?.length ?? 0)));
  const lines = shown.map((row) =>
    `  ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')}`.trimEnd(),
  );
  return [`→ ${isCut ? `the first ${mostRows} rows` : countText(rows.length)}`, ...lines].join('\n');
}

function countText(count: number): string {
  return count === 1 ? '1 row' : `${count} rows`;
}
