import { useEffect, useRef, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../state/store.ts';
import type { TabId } from '../state/tabId.ts';

interface Stop {
  readonly tab: TabId;
  readonly selector: string;
  readonly text: string;
}

const stops: readonly Stop[] = [
  {
    tab: 'gist',
    selector: '.stage-worlds',
    text: 'This is the Stage: one schedule in two worlds. Time runs down; each column is a participant, each arrow a message, each round badge a token.',
  },
  {
    tab: 'gist',
    selector: '.stage-transport',
    text: 'Play it, or step with the arrow keys. The mark on the slider is where the worlds part. Before a turning point you are asked what you expect.',
  },
  {
    tab: 'gist',
    selector: '.stage-tools',
    text: 'Change it: choose what happens next, turn the dials, try every interleaving, or play against the system. Undo brings back what was there.',
  },
  {
    tab: 'maps',
    selector: '#maps h2',
    text: 'Maps: who sends what to whom and why, and where real systems get their tokens from.',
  },
  {
    tab: 'qa',
    selector: '#qa h2',
    text: 'Q&A: questions as an interviewer asks them, to practise with cards or in a drill. “Show me” leads to the evidence.',
  },
  {
    tab: 'sandbox',
    selector: '#sandbox h2',
    text: 'Sandbox: run the programs, then write your own storage. It is tried in every interleaving.',
  },
];

/** A walk through the page, one stop at a time. It points at things and covers nothing that it points at. */
export function Tour({ end }: { readonly end: () => void }): ReactElement {
  const [index, setIndex] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const stop = stops[index] ?? stops[0];
  useEffect(() => {
    if (!stop) return undefined;
    useStore.getState().setTab(stop.tab);
    const target = document.querySelector(stop.selector);
    const frame = requestAnimationFrame(() => target?.scrollIntoView({ block: 'start' }));
    target?.classList.add('tour-here');
    box.current?.focus({ preventScroll: true });
    return () => {
      cancelAnimationFrame(frame);
      target?.classList.remove('tour-here');
    };
  }, [stop]);
  return createPortal(
    <div
      ref={box}
      tabIndex={-1}
      role="dialog"
      aria-label="Tour"
      aria-describedby="tour-text"
      className="tour print-hidden"
      onKeyDown={(event) => {
        if (event.key === 'Escape') end();
      }}
    >
      <p id="tour-text">{stop?.text}</p>
      <div className="tour-foot">
        <span>
          {index + 1} of {stops.length}
        </span>
        <button
          type="button"
          className="button"
          aria-disabled={index === 0}
          onClick={() => setIndex(Math.max(0, index - 1))}
        >
          Back
        </button>
        {index + 1 < stops.length && (
          <button type="button" className="button" onClick={() => setIndex(index + 1)}>
            Next
          </button>
        )}
        <button type="button" className="button" onClick={end}>
          End the tour
        </button>
      </div>
    </div>,
    document.body,
  );
}
