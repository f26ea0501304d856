import type { ReactElement } from 'react';
import type { Ask } from './asks.ts';

interface AskSlideProps {
  readonly ask: Ask;
  readonly counts: readonly number[];
}

/** Over the slide: what the hall is asked, how many hands went up, and in the end what happened. */
export function AskSlide({ ask, counts }: AskSlideProps): ReactElement {
  const hasCounts = counts.some((count) => count > 0);
  return (
    <div className="slide-ask">
      <h2>{ask.question}</h2>
      <ol>
        {ask.choices.map((choice, index) => (
          <li key={choice} data-right={index === ask.right}>
            <span>
              {choice}
              {index === ask.right && <strong> This is what happens.</strong>}
            </span>{' '}
            {hasCounts ? <b>{counts[index] ?? 0}</b> : null}
          </li>
        ))}
      </ol>
    </div>
  );
}
