import { useEffect, useId, type ReactElement } from 'react';
import type { Dialect } from '../../../engine/database/sqlText.ts';
import { problemWithName } from '../../../engine/database/sqlText.ts';
import { byteLengthOf, databaseTitle } from '../../../runner/databaseSupport.ts';
import type { Story } from '../../../view/story.ts';
import { progressText } from '../../sandbox/statusSentence.ts';
import { useStore } from '../../state/store.ts';
import { ComparisonView } from './ComparisonView.tsx';
import './database.css';
import { useDatabases, type Standing } from './databaseStore.ts';
import { useWorldRuns } from './useWorldRuns.ts';
import { WorldSql } from './WorldSql.tsx';

const dialects: readonly Dialect[] = ['sqlite', 'postgres'];

/** The worlds' storage as tables of a real database, which decides by how many rows a statement changes. */
export function DatabasePanel({ story }: { readonly story: Story }): ReactElement {
  const { resource, standings, load } = useDatabases();
  const dialect = useStore((state) => state.dialect);
  const standing = standings[dialect];
  useEffect(() => {
    load('sqlite');
  }, [load]);
  const execute = standing.type === 'ready' ? standing.execute : undefined;
  const runs = useWorldRuns(story, dialect, resource, execute);
  const stepIndex = Math.min(
    useStore((state) => state.stepIndex),
    story.stepCount,
  );
  const isNamed = problemWithName(resource) === undefined;
  return (
    <div className="database">
      <p className="database-about">
        Each world’s storage as a table of a real database, here in the page. A request becomes a statement, and how
        many rows it changed or found is the decision. Step through the story: each step’s SQL appears when the step has
        happened.
      </p>
      <div className="database-choices">
        <fieldset>
          <legend>Database</legend>
          {dialects.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="database"
                checked={each === dialect}
                onChange={() => useStore.setState({ dialect: each })}
              />{' '}
              {databaseTitle[each]} <small>{megabytesText(byteLengthOf(each))}</small>
            </label>
          ))}
        </fieldset>
        <ResourceName />
      </div>
      <StandingView dialect={dialect} standing={standing} />
      {dialect === 'postgres' ? (
        <p className="database-about">
          PostgreSQL runs here with a single connection. So two transactions are never open at once, and nothing here
          can show one that waits for the other’s lock.
        </p>
      ) : null}
      {execute && isNamed && runs ? (
        <div className="database-worlds" data-world-count={runs.length}>
          {runs.map((run) => (
            <WorldSql key={run.id} run={run} stepIndex={stepIndex} title={databaseTitle[dialect]} />
          ))}
        </div>
      ) : null}
      <ComparisonView />
    </div>
  );
}

function ResourceName(): ReactElement {
  const { resource, name } = useDatabases();
  const id = useId();
  const problem = problemWithName(resource);
  return (
    <div className="database-name">
      <label htmlFor={id}>Name of the resource</label>
      <input
        id={id}
        value={resource}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ currentTarget }) => name(currentTarget.value)}
      />
      <p id={`${id}-problem`} className="database-problem" role="status">
        {problem}
      </p>
    </div>
  );
}

interface StandingProps {
  readonly dialect: Dialect;
  readonly standing: Standing;
}

function StandingView({ dialect, standing }: StandingProps): ReactElement | null {
  const load = useDatabases((state) => state.load);
  const title = databaseTitle[dialect];
  const size = megabytesText(byteLengthOf(dialect));
  switch (standing.type) {
    case 'ready':
      return null;
    case 'unloaded':
      return (
        <p>
          <button type="button" className="stage-tool" onClick={() => load(dialect)}>
            Load {title} ({size})
          </button>
        </p>
      );
    case 'failed':
      return (
        <p role="alert">
          {standing.reason}{' '}
          <button type="button" className="stage-tool" onClick={() => load(dialect)}>
            Try again
          </button>
        </p>
      );
    case 'loading':
      return <Loading title={title} standing={standing} />;
  }
}

function Loading({ title, standing }: { readonly title: string; readonly standing: Standing }): ReactElement {
  const progress = standing.type === 'loading' ? standing.progress : undefined;
  const isHere = progress !== undefined && progress.loadedBytes === progress.totalBytes;
  return (
    <p className="database-loading">
      <progress
        aria-label={`Loading ${title}`}
        max={progress?.totalBytes}
        value={isHere ? undefined : progress?.loadedBytes}
      />{' '}
      {isHere ? `${title} is here and starts.` : progressText(progress)}
    </p>
  );
}

function megabytesText(byteLength: number): string {
  return `${(byteLength / 1_000_000).toFixed(1)} MB`;
}
