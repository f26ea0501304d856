import type { ReactElement } from 'react';
import type { OrderItem } from '../../lesson/lesson.ts';
import { askAt, countsKey, handsOf } from './asks.ts';
import { changeTalk, useTalk } from './talkStore.ts';

interface HandsPanelProps {
  readonly item: OrderItem | undefined;
  readonly stepIndex: number;
}

/** What the hall predicts: the question of this place, and the hands counted, typed in. */
export function HandsPanel({ item, stepIndex }: HandsPanelProps): ReactElement {
  const { talk } = useTalk();
  const ask = askAt(item, stepIndex);
  if (!item || !ask) {
    return (
      <section className="presenter-panel" aria-label="Hands">
        <p className="presenter-soft">Nothing to predict at this place.</p>
      </section>
    );
  }
  const key = countsKey(item, ask);
  const counts = talk.counts[key] ?? [];
  const count = (index: number, text: string): void => {
    const next = ask.choices.map((_, place) => (place === index ? handsOf(text) : (counts[place] ?? 0)));
    changeTalk({ counts: { ...talk.counts, [key]: next } });
  };
  return (
    <section className="presenter-panel" aria-label="Hands">
      <h2>{ask.question}</h2>
      {ask.choices.map((choice, index) => (
        <label key={choice} className="presenter-hands">
          <span>{choice}</span>
          <input
            type="number"
            inputMode="numeric"
            min={0}
            value={counts[index] === undefined ? '' : counts[index]}
            onChange={(event) => count(index, event.target.value)}
          />
        </label>
      ))}
      <button
        type="button"
        className="button"
        aria-pressed={talk.isAskShown}
        onClick={() => changeTalk({ isAskShown: !talk.isAskShown })}
      >
        Show the question in the hall
      </button>
    </section>
  );
}
