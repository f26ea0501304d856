import { useEffect, useRef, useState, type ReactElement } from 'react';
import { grades, type ReviewLog } from '../../../practice/review.ts';
import { dueCountsOf } from '../../../practice/schedule.ts';
import type { Session } from '../../../practice/session.ts';
import { counted, intervalText } from './timeText.ts';

interface SessionSummaryProps {
  readonly session: Session;
  readonly reviews: ReviewLog;
  readonly close: () => void;
}

/** The end of a session: what it was, and when there is something to do again. */
export function SessionSummary({ session, reviews, close }: SessionSummaryProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [nextInMs] = useState(() => nextIn(session, reviews, Date.now()));
  const counts = grades.flatMap((grade) => {
    const count = session.given.filter((one) => one.grade === grade).length;
    return count === 0 ? [] : `${count} × ${grade}`;
  });
  return (
    <div className="practice-card">
      <h4 ref={heading} tabIndex={-1}>
        That was it: {counted(session.cardCount, 'card')}.
      </h4>
      <p>You graded {counts.join(', ')}.</p>
      {nextInMs !== undefined && <p>The next of these is due in {intervalText(nextInMs)}.</p>}
      <button type="button" className="button practice-main" onClick={close}>
        Back to the questions
      </button>
    </div>
  );
}

function nextIn(session: Session, reviews: ReviewLog, nowMs: number): number | undefined {
  const cardIds = session.given.map((one) => one.cardId);
  const { nextDueMs } = dueCountsOf(cardIds, reviews, nowMs);
  return nextDueMs === undefined ? undefined : nextDueMs - nowMs;
}
