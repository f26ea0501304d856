import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { DraftStore } from './draft.ts';

/** Two tabs on one snippet: whoever saves last wins, but neither loses anything unasked. */
export function DraftNotice({ draft }: { readonly draft: DraftStore }): ReactElement {
  const hasRival = useStore(draft.store, ({ rival }) => rival !== undefined);
  return (
    <div aria-live="polite" className="sandbox-notice">
      {hasRival && (
        <p>
          This code was changed in another tab of this browser, and what that tab wrote is saved now.{' '}
          <button type="button" className="button" onClick={draft.takeTheirs}>
            Show the other version
          </button>{' '}
          <button type="button" className="button" onClick={draft.keepMine}>
            Keep this one
          </button>
        </p>
      )}
    </div>
  );
}
