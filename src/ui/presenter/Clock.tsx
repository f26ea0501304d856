import { useEffect, useState, type ReactElement } from 'react';
import type { OrderItem } from '../../lesson/lesson.ts';
import { useArrangement } from './arrangementStore.ts';
import { minutesTo, timeText } from './clockTimes.ts';
import { changeTalk, useTalk } from './talkStore.ts';

interface ClockProps {
  readonly item: OrderItem | undefined;
}

/** The time of day, how long the talk has lasted, and how long it should have when this item ends. */
export function Clock({ item }: ClockProps): ReactElement {
  const beganAtMs = useTalk(({ talk }) => talk.beganAtMs);
  const items = useArrangement((state) => state.items);
  const nowMs = useNowMs();
  const planned = minutesTo(items, item?.id);
  return (
    <div className="presenter-clock" role="group" aria-label="Clock">
      <span>{new Date(nowMs).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}</span>
      <span className="presenter-elapsed">{beganAtMs === undefined ? '0:00' : timeText(nowMs - beganAtMs)}</span>
      {planned === undefined ? null : <span>of {planned} min at the end of this item</span>}
      <button type="button" className="button-quiet" onClick={() => changeTalk({ beganAtMs: Date.now() })}>
        {beganAtMs === undefined ? 'Start clock' : 'Restart clock'}
      </button>
    </div>
  );
}

function useNowMs(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
