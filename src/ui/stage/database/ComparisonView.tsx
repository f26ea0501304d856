import type { ReactElement } from 'react';
import { databaseTitle } from '../../../runner/databaseSupport.ts';
import { countText } from '../../../view/searchWords.ts';
import { useThrottled } from '../useThrottled.ts';
import { schedulesAtOnce, useComparison, type Comparison } from './comparison.ts';
import { useDatabases } from './databaseStore.ts';

/** Whether the model and the real databases decide alike is tried here, in the page, by whoever wants to know. */
export function ComparisonView(): ReactElement {
  const comparison = useComparison();
  const { standings } = useDatabases();
  const isRunning = comparison.state === 'running';
  const isReady = standings.sqlite.type === 'ready' || standings.postgres.type === 'ready';
  return (
    <section className="database-comparison" aria-label="Do they agree?">
      <h4>Do they agree?</h4>
      <p className="database-about">
        Random systems, rules and schedules, each run by the model and by{' '}
        {standings.postgres.type === 'ready' ? 'both databases' : 'SQLite; PostgreSQL takes part once it is loaded'}.
        Every decision is compared, and the row that is left in the end.
      </p>
      <button
        type="button"
        className="stage-tool"
        aria-disabled={!isReady}
        onClick={() => {
          if (isRunning) comparison.stop();
          else if (isReady) comparison.start();
        }}
      >
        {isRunning ? 'Stop' : `Compare ${schedulesAtOnce} random schedules`}
      </button>
      <p role="status" className="database-verdict" data-state={comparison.state}>
        {useThrottled(sentenceOf(comparison), 500)}
      </p>
    </section>
  );
}

function sentenceOf({ state, dialects, scheduleCount, requestCount, difference }: Comparison): string {
  const schedules = `${countText(scheduleCount)} schedules, ${countText(requestCount)} requests`;
  const names = ['the model', ...dialects.map((dialect) => databaseTitle[dialect])];
  const all = `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
  if (difference !== undefined) return `They differ. ${difference}.`;
  switch (state) {
    case 'none':
      return '';
    case 'running':
      return `${schedules} so far, no difference.`;
    case 'stopped':
      return `Stopped after ${schedules}: no difference so far.`;
    case 'lost':
      return 'The database ended before the comparison was over.';
    case 'ended':
      return `${schedules}: ${all} decided alike every time.`;
  }
}
