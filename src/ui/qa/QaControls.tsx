import type { ReactElement } from 'react';
import type { Question } from '../../lesson/lesson.ts';
import { useStore } from '../state/store.ts';
import { useQaStore } from './qaStore.ts';

interface QaControlsProps {
  readonly listed: readonly Question[];
  readonly totalCount: number;
}

export function QaControls({ listed, totalCount }: QaControlsProps): ReactElement {
  const filter = useQaStore((state) => state.filter);
  const setFilter = useQaStore((state) => state.setFilter);
  const setOpen = useQaStore((state) => state.setOpen);
  const showCard = useStore((state) => state.showCard);
  const setAll = (isOpen: boolean): void => {
    showCard(undefined);
    setOpen(
      listed.map(({ id }) => id),
      isOpen,
    );
  };
  return (
    <div className="qa-controls live-only print-hidden">
      <label>
        Find{' '}
        <input
          type="search"
          value={filter}
          onChange={(event) => {
            setFilter(event.target.value);
          }}
        />
      </label>
      <button
        type="button"
        className="button"
        onClick={() => {
          setAll(true);
        }}
      >
        Show all answers
      </button>
      <button
        type="button"
        className="button"
        onClick={() => {
          setAll(false);
        }}
      >
        Hide all answers
      </button>
      <p className="qa-count" aria-live="polite">
        {listed.length === totalCount
          ? `${String(totalCount)} questions`
          : `${String(listed.length)} of ${String(totalCount)} questions`}
      </p>
    </div>
  );
}
