import type { ReactElement } from 'react';
import { PressButton } from '../controls/PressButton.tsx';
import { handsOf, type Ask, type Asks } from './asks.ts';
import { changeTalk, useTalk } from './talkStore.ts';

/** What the hall predicts, and what came of it: the hands counted are typed in. */
export function HandsPanel({ ahead, decided }: Asks): ReactElement {
  const isAskShown = useTalk(({ talk }) => talk.isAskShown);
  return (
    <section className="presenter-panel" aria-label="Hands">
      {decided ? <Decided ask={decided} /> : null}
      {ahead ? <Counting ask={ahead} /> : null}
      {ahead || decided ? (
        <PressButton isPressed={isAskShown} press={() => changeTalk({ isAskShown: !isAskShown })}>
          {ahead ? 'Show the question in the hall' : 'Show the answer in the hall'}
        </PressButton>
      ) : (
        <p className="presenter-soft">Nothing to predict at this place.</p>
      )}
    </section>
  );
}

function Counting({ ask }: { readonly ask: Ask }): ReactElement {
  const all = useTalk(({ talk }) => talk.counts);
  const counts = all[ask.key] ?? [];
  const count = (index: number, text: string): void => {
    const next = ask.choices.map((_, place) => (place === index ? handsOf(text) : (counts[place] ?? 0)));
    changeTalk({ counts: { ...all, [ask.key]: next } });
  };
  return (
    <>
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
    </>
  );
}

function Decided({ ask }: { readonly ask: Ask }): ReactElement {
  const counts = useTalk(({ talk }) => talk.counts[ask.key]);
  return (
    <>
      <h2>{ask.question}</h2>
      <dl className="presenter-decided">
        {ask.choices.map((choice, index) => (
          <div key={choice} data-right={index === ask.right}>
            <dt>
              {choice}
              {index === ask.right && <strong> This is what happens.</strong>}
            </dt>
            {counts ? <dd>{counts[index] ?? 0}</dd> : null}
          </div>
        ))}
      </dl>
    </>
  );
}
