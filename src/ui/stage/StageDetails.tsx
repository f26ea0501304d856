import { memo, useDeferredValue, useEffect, useMemo, type ReactElement } from 'react';
import type { Story } from '../../view/story.ts';
import { Predictions } from '../gist/prediction/Predictions.tsx';
import { keepInView } from './keepInView.ts';
import { Transcript } from './Transcript.tsx';
import { WorldDetails } from './WorldDetails.tsx';

export interface StageDetailsProps {
  readonly story: Story;
  readonly stepIndex: number;
  readonly setStep: (stepIndex: number) => void;
}

/** What one reads of a step under the diagrams: how everyone stands, the logs, and the whole story in words. */
export function StageDetails({ story, stepIndex, setStep }: StageDetailsProps): ReactElement {
  const shown = useMemo(() => ({ story, stepIndex }), [story, stepIndex]);
  const before = useDeferredValue(shown);
  useEffect(keepInView, []);
  // Whoever scrubs looks at the diagrams; the details follow when there is time. With a single step they come along.
  const isScrubbed = Math.abs(before.stepIndex - stepIndex) > 1;
  return <Details {...(isScrubbed ? before : shown)} setStep={setStep} />;
}

const Details = memo(function Details({ story, stepIndex, setStep }: StageDetailsProps): ReactElement {
  return (
    <>
      <Predictions story={story} stepIndex={stepIndex} />
      <div className="stage-worlds" data-world-count={story.worlds.length}>
        {story.worlds.map((world) => (
          <WorldDetails key={world.world.id} story={world} stepIndex={stepIndex} setStep={setStep} />
        ))}
      </div>
      <Transcript story={story} stepIndex={stepIndex} setStep={setStep} />
    </>
  );
});
