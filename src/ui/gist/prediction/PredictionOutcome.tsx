import { useEffect, useRef, type ReactElement } from 'react';
import type { TurningPoint } from '../../../lesson/lesson.ts';
import type { Story } from '../../../view/story.ts';
import { rightChoice } from './turningPoints.ts';

interface PredictionOutcomeProps {
  readonly point: TurningPoint;
  readonly story: Story;
  readonly made: number;
}

/** What one predicted, beside what the run shows. */
export function PredictionOutcome({ point, story, made }: PredictionOutcomeProps): ReactElement | null {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button goes when it has been pressed; whoever pressed it goes on from what came of it.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  const right = rightChoice(point, story);
  if (right < 0) return null;
  const wasRight = right === made;
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="prediction-outcome"
      role="group"
      aria-label="Your prediction and what happened"
    >
      <dl>
        <div>
          <dt>You predicted</dt>
          <dd>{point.choices[made]?.text}</dd>
        </div>
        <div>
          <dt>What happened</dt>
          <dd>{point.choices[right]?.text}</dd>
        </div>
      </dl>
      <p>
        <span aria-hidden="true">{wasRight ? '✓' : '≠'}</span>{' '}
        {wasRight ? 'As you predicted.' : 'Not as you predicted.'}
      </p>
    </div>
  );
}
