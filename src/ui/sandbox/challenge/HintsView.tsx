import { useEffect, useRef, type ReactElement } from 'react';
import { Prose } from '../../prose/Prose.tsx';

interface HintsViewProps {
  readonly challengeId: string;
  readonly hintCount: number;
  readonly shownCount: number;
  readonly onShow: (shownCount: number) => void;
}

/** Hints, one at a time, from a nudge to nearly the answer. */
export function HintsView({ challengeId, hintCount, shownCount, onShow }: HintsViewProps): ReactElement {
  const numbers = Array.from({ length: Math.min(shownCount, hintCount) }, (_, index) => index + 1);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // The button goes with the last hint; whoever pressed it goes on from there.
    if (shownCount === hintCount && document.activeElement === document.body) list.current?.focus();
  }, [shownCount, hintCount]);
  return (
    <div className="challenge-hints">
      <ol ref={list} tabIndex={-1} aria-live="polite">
        {numbers.map((number) => (
          <li key={number}>
            <Prose id={`challenges/${challengeId}/hint-${number}`} />
          </li>
        ))}
      </ol>
      {shownCount < hintCount && (
        <button type="button" className="button" onClick={() => onShow(shownCount + 1)}>
          {`Show hint ${shownCount + 1} of ${hintCount}`}
        </button>
      )}
    </div>
  );
}
