import { useState, type ReactElement } from 'react';
import { useStore } from 'zustand';
import type { DraftStore } from '../draft.ts';
import { DiffView } from './DiffView.tsx';

interface SharedNoticeProps {
  readonly draft: DraftStore;
  readonly code: string;
  /** What the code is for: `this challenge`. */
  readonly what: string;
}

/** Code that came with a link: shown, never run and never put in place of one's own unasked. */
export function SharedNotice({ draft, code, what }: SharedNoticeProps): ReactElement | null {
  const text = useStore(draft.store, (state) => state.text);
  const [isOver, setOver] = useState(false);
  if (isOver || text === code) return null;
  return (
    <div className="sandbox-notice" role="group" aria-label="Code from a link">
      <p>
        The link that brought you here holds code for {what}. It has not been run.{' '}
        <button
          type="button"
          className="button"
          onClick={() => {
            draft.takeOther(code, 'link');
            setOver(true);
          }}
        >
          Put it into the editor
        </button>{' '}
        <button type="button" className="button" onClick={() => setOver(true)}>
          Keep mine
        </button>
      </p>
      <DiffView label="From my code to the code in the link" from={text} to={code} />
    </div>
  );
}
