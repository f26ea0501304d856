import { useId, useState, type ReactElement } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Snippet } from '../../../lesson/lesson.ts';
import { byteLengthOf, databaseTitle } from '../../../runner/databaseSupport.ts';
import type { DatabaseName } from '../../../runner/protocol.ts';
import type { SandboxSettings } from '../sandboxSettings.ts';
import { SnippetPanel } from '../SnippetPanel.tsx';
import './SqlSnippetPanel.css';

interface SqlSnippetPanelProps {
  readonly lessonId: string;
  readonly snippet: Snippet;
  readonly settings: StoreApi<SandboxSettings>;
  readonly sharedCode: string | undefined;
}

const databases: readonly DatabaseName[] = ['sqlite', 'postgres'];

/** A script for a database of one's choice, which comes with the first run. Every run begins with an empty one. */
export function SqlSnippetPanel(props: SqlSnippetPanelProps): ReactElement {
  const [database, setDatabase] = useState<DatabaseName>('sqlite');
  const name = useId();
  return (
    <SnippetPanel key={database} {...props} database={database}>
      <fieldset className="sandbox-database">
        <legend>Run it in</legend>
        {databases.map((each) => (
          <label key={each}>
            <input type="radio" name={name} checked={each === database} onChange={() => setDatabase(each)} />{' '}
            {databaseTitle[each]} <small>{(byteLengthOf(each) / 1_000_000).toFixed(1)} MB</small>
          </label>
        ))}
        {database === 'postgres' && (
          <p>It has a single connection here: nothing can show one transaction that waits for another’s lock.</p>
        )}
      </fieldset>
    </SnippetPanel>
  );
}
