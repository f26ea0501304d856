import { useEffect, type ReactElement } from 'react';
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
  useEffect(keepInView, []);
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
}
