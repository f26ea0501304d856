import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { DraftStore } from './draft.ts';
import type { PastRuns } from './pastRuns.ts';

interface PastRunsViewProps {
  readonly runs: PastRuns;
  readonly draft: DraftStore;
}

const timeFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** What was run before, with what it printed; each can come back into the editor. */
export function PastRunsView({ runs, draft }: PastRunsViewProps): ReactElement | null {
  const kept = useStore(runs);
  const text = useStore(draft.store, (state) => state.text);
  if (kept.length === 0) return null;
  return (
    <details className="sandbox-past">
      <summary>Earlier runs ({kept.length})</summary>
      <ol>
        {kept.map(({ atMs, code, printed, sentence }) => (
          <li key={`${atMs} ${code.length}`}>
            <details>
              <summary>
                <time dateTime={new Date(atMs).toISOString()}>{timeFormat.format(atMs)}</time> {sentence}
              </summary>
              <pre className="sandbox-listing">
                <code>{code}</code>
              </pre>
              <h5 className="sandbox-label">It printed</h5>
              <pre className="sandbox-listing">
                <samp>{printed === '' ? '(nothing)' : printed}</samp>
              </pre>
              {code === text ? (
                <p className="sandbox-label">This is the code in the editor.</p>
              ) : (
                <button type="button" className="button" onClick={() => draft.takeOther(code, 'history')}>
                  Bring this code back
                </button>
              )}
            </details>
          </li>
        ))}
      </ol>
    </details>
  );
}
