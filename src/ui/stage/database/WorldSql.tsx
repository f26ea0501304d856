import type { ReactElement } from 'react';
import { decisionText, type Said } from '../../../engine/database/compareRun.ts';
import type { SqlOutcome } from '../../../engine/database/sqlOutcome.ts';
import { decisionWords } from '../../../view/storageSteps.ts';
import type { DatabaseStep, WorldRun } from './worldRun.ts';

interface WorldSqlProps {
  readonly run: WorldRun;
  readonly stepIndex: number;
  /** The database's name. */
  readonly title: string;
}

/** What one world's storage is in SQL: the table, and step by step the statements and what came of them. */
export function WorldSql({ run, stepIndex, title }: WorldSqlProps): ReactElement {
  const happened = run.steps.filter(({ stepNumber }) => stepNumber <= stepIndex);
  const shown = happened.slice(-mostShown);
  const differing = run.steps.filter((step) => !isAsInModel(step));
  return (
    <section className="database-world" aria-label={`${run.name}: SQL`}>
      <h4>{run.name}</h4>
      <details>
        <summary>The table</summary>
        {run.begin.map((said) => (
          <StatementView key={said.sql} said={said} />
        ))}
      </details>
      {happened.length === 0 ? <p className="database-about">Nothing has reached storage yet.</p> : null}
      {happened.length > shown.length ? (
        <p className="database-about">{rowsBefore(happened.length - shown.length)}</p>
      ) : null}
      <ol className="database-steps">
        {shown.map((step, index) => (
          <li
            key={happened.length - shown.length + index}
            aria-current={step.stepNumber === stepIndex ? 'step' : undefined}
          >
            <p className="database-title">
              <span className="database-number">Step {step.stepNumber} ·</span> {step.title}
            </p>
            {step.said.map((said) => (
              <StatementView key={said.sql} said={said} />
            ))}
            {step.said.length === 0 ? (
              <p className="database-outcome">Nothing to run: what is committed stays.</p>
            ) : null}
            <p className="database-decision">{decisionWords(step.found, step.operation)}</p>
          </li>
        ))}
      </ol>
      <p className={differing.length === 0 ? 'database-about' : 'database-problem'}>
        {differing.length === 0
          ? agreementText(title, run.steps.length)
          : `${title} and the diagram differ at step ${differing[0]?.stepNumber ?? 0}.`}
      </p>
    </section>
  );
}

/** A story may be as long as one likes; nobody reads hundreds of statements below each other. */
const mostShown = 30;

function rowsBefore(count: number): string {
  return count === 1 ? 'One request before these is not shown.' : `${count} requests before these are not shown.`;
}

function agreementText(title: string, count: number): string {
  if (count === 0) return 'No request of this story reaches storage.';
  const times = count === 1 ? 'the one time' : `${count === 2 ? 'both' : `all ${count}`} times`;
  return `${title} decides as this story’s diagram does, ${times}.`;
}

function isAsInModel({ decision, found }: DatabaseStep): boolean {
  return decisionText(decision) === decisionText(found);
}

function StatementView({ said: { sql, outcome } }: { readonly said: Said }): ReactElement {
  return (
    <>
      <pre className="database-sql" tabIndex={0}>
        <code>{sql};</code>
      </pre>
      <p className="database-outcome">{outcomeText(outcome)}</p>
    </>
  );
}

function outcomeText(outcome: SqlOutcome): string {
  switch (outcome.type) {
    case 'done':
      return 'done';
    case 'failed':
      return outcome.message;
    case 'changed':
      return `${rowsText(outcome.count)} changed`;
    case 'rows': {
      const [first] = outcome.rows;
      const cells = outcome.columns.map((column, index) => `${column} = ${cellText(first?.[index] ?? null)}`);
      return first ? `${rowsText(outcome.rows.length)}: ${cells.join(', ')}` : rowsText(0);
    }
  }
}

function cellText(cell: string | null): string {
  if (cell === null) return 'NULL';
  return cell === '' ? "''" : cell;
}

function rowsText(count: number): string {
  return count === 1 ? '1 row' : `${count} rows`;
}
