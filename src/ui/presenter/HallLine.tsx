import { useEffect, useState, type ReactElement } from 'react';
import { notify } from '../state/store.ts';
import { hallName } from './hallName.ts';
import { endTalk, useTalk } from './talkStore.ts';

/** Longer than a message takes; a window that is asleep takes longer. */
const PATIENCE_MS = 1_500;

/** How the hall's window does: whether it is there, and whether it shows what it should. */
export function HallLine(): ReactElement {
  const { talk, peers } = useTalk();
  const halls = peers.filter(({ role }) => role === 'hall');
  const isInStep = halls.every(({ shownRevision }) => shownRevision >= talk.revision);
  const isLate = useIsLate(!isInStep);
  const hasRival = peers.some(({ role }) => role === 'presenter');
  return (
    <div className="presenter-hall">
      <p role="status">
        {halls.length === 0 ? 'No hall window is open. ' : null}
        {halls.length > 0 && !isLate ? 'The hall is in step. ' : null}
        {halls.length > 0 && isLate
          ? 'The hall’s window does not answer: it may be asleep or behind another one. '
          : null}
        {hasRival
          ? 'A second presenter’s window is open: both steer the same hall. Close the one that you do not need.'
          : null}
      </p>
      {halls.length === 0 ? (
        <button type="button" className="button" onClick={openHall}>
          Open the hall’s window
        </button>
      ) : (
        <button type="button" className="button-quiet" onClick={endTalk}>
          End the talk
        </button>
      )}
    </div>
  );
}

function openHall(): void {
  const opened = window.open(`${location.pathname}${location.search}#gist`, hallName, 'popup,width=1280,height=720');
  if (opened === null) {
    notify(
      'The browser did not open the hall’s window. Allow pop-ups for this page, or open the lesson in another window and press P there.',
    );
  }
}

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return isLate;
}
