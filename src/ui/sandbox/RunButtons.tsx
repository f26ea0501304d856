import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { DraftStore } from './draft.ts';

interface RunButtonsProps {
  /** What running is called here. */
  readonly name: string;
  /** Another way to do it. */
  readonly hint?: string;
  readonly draft: DraftStore;
  readonly isActive: boolean;
  readonly onRun: () => void;
  readonly onStop: () => void;
}

export function RunButtons({ name, hint, draft, isActive, onRun, onStop }: RunButtonsProps): ReactElement {
  const aside = useStore(draft.store, (state) => state.aside);
  return (
    <>
      <button type="button" className="button sandbox-run" title={hint} onClick={onRun}>
        {name}
      </button>
      {/* Never disabled: the keyboard focus would fall off it when a run ends. */}
      <button type="button" className="button sandbox-stop" data-active={isActive} onClick={onStop}>
        Stop
      </button>
      <button type="button" className="button" onClick={draft.reset}>
        Reset
      </button>
      {aside !== undefined && (
        <button type="button" className="button-quiet" onClick={draft.bringBack}>
          {aside.why === 'reset' ? 'Undo reset' : 'Back to my version'}
        </button>
      )}
    </>
  );
}
