import { useEffect, useState, type ReactElement } from 'react';
import type { Lesson } from '../../../lesson/lesson.ts';
import { lastReviewMs, withClockSetRight, type ReviewLog } from '../../../practice/review.ts';
import { cardsToPractise, dueCountsOf, type DueCounts } from '../../../practice/schedule.ts';
import { startSession } from '../../../practice/session.ts';
import type { SharedStore } from '../../state/sharedSaved.ts';
import { useStudy } from './studyStore.ts';
import { counted, dayText, intervalText } from './timeText.ts';

interface PracticeHomeProps {
  readonly lesson: Lesson;
  readonly log: ReviewLog;
  readonly reviews: SharedStore<ReviewLog>;
}

const limits = { total: 30, fresh: 30 };
/** Clocks are corrected by seconds all the time. */
const clockSlackMs = 5 * 60_000;
const refreshMs = 30_000;

/** What there is to do, and the two ways to do it. */
export function PracticeHome({ lesson, log, reviews }: PracticeHomeProps): ReactElement {
  const nowMs = useNow();
  const { open } = useStudy.getState();
  const cardIds = lesson.questions.map(({ id }) => id);
  const counts = dueCountsOf(cardIds, log, nowMs);
  const waiting = counts.due + counts.fresh;
  return (
    <section aria-labelledby="practice-heading">
      <h3 id="practice-heading">Practise</h3>
      <p className="practice-counts" role="status">
        {countsText(counts, nowMs)}
      </p>
      <ClockLine log={log} nowMs={nowMs} reviews={reviews} />
      <div className="practice-buttons">
        <button
          type="button"
          className="button practice-main"
          aria-disabled={waiting === 0}
          onClick={() => {
            const chosen = cardsToPractise(cardIds, reviews.getState(), Date.now(), limits);
            if (chosen.length > 0) open({ type: 'session', session: startSession(chosen) });
          }}
        >
          Practise {counted(Math.min(waiting, limits.total), 'card')}
        </button>
        <button type="button" className="button" onClick={() => open({ type: 'drillSetup' })}>
          Interview drill
        </button>
      </div>
    </section>
  );
}

function countsText({ due, fresh, learned, nextDueMs }: DueCounts, nowMs: number): string {
  const parts = [`${due} due`, `${fresh} new`, `${learned} learned`];
  const next =
    due === 0 && nextDueMs !== undefined ? ` The next one is due in ${intervalText(nextDueMs - nowMs)}.` : '';
  return `${parts.join(', ')}.${next}`;
}

/** Looks at the clock now and then, while it is in view: cards become due by themselves. */
function useNow(): number {
  const [nowMs, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

interface ClockLineProps {
  readonly log: ReviewLog;
  readonly nowMs: number;
  readonly reviews: SharedStore<ReviewLog>;
}

/** For a clock that was set back, or was ahead before: nothing is lost, and the learner knows better which it is. */
function ClockLine({ log, nowMs, reviews }: ClockLineProps): ReactElement | null {
  const lastMs = lastReviewMs(log);
  if (lastMs === undefined || lastMs <= nowMs + clockSlackMs) return null;
  return (
    <div className="practice-clock">
      <p>
        The clock of this device says {dayText(nowMs)}, but your last review was on {dayText(lastMs)}. Nothing is lost.
        If the clock is wrong now, set it right. If it was wrong then, count those reviews as done now.
      </p>
      <button
        type="button"
        className="button"
        onClick={() => reviews.change((now) => withClockSetRight(now, Date.now()))}
      >
        Count them as done now
      </button>
    </div>
  );
}
