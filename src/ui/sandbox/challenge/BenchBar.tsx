import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { DraftStore } from '../draft.ts';

interface BenchBarProps {
  readonly draft: DraftStore;
  readonly isActive: boolean;
  readonly onCheck: () => void;
  readonly onStop: () => void;
}

export function BenchBar({ draft, isActive, onCheck, onStop }: BenchBarProps): ReactElement {
  const aside = useStore(draft.store, (state) => state.aside);
  return (
    <div className="sandbox-bar">
      <button type="button" className="button sandbox-run" onClick={onCheck}>
        Check my storage
      </button>
      {/* Never disabled: the keyboard focus would fall off it when a check ends. */}
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
    </div>
  );
}
