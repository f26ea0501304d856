import { Suspense, useCallback, useMemo, useState, type ReactElement } from 'react';
import type { MessageName } from '../../engine/action.ts';
import type { Scenario } from '../../engine/scenario.ts';
import { captionOf, spokenCaption, storyOf } from '../../view/story.ts';
import { useStore } from '../state/store.ts';
import { CaptionView } from './CaptionView.tsx';
import { Legend } from './Legend.tsx';
import './stage.css';
import { StageTools } from './StageTools.tsx';
import { Transport } from './Transport.tsx';
import { usePlayback } from './usePlayback.ts';
import { LazyDetails } from './lazyDetails.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { Worlds } from './Worlds.tsx';

interface StageProps {
  readonly scenario: Scenario;
}

/** One schedule in several worlds at once, and the learner at the controls. */
export function Stage({ scenario }: StageProps): ReactElement {
  const story = useMemo(() => storyOf(scenario), [scenario]);
  const stepIndex = Math.min(
    useStore((state) => state.stepIndex),
    story.stepCount,
  );
  const setStep = useStore((state) => state.setStep);
  const open = useStore(({ panels }) => panels.at(-1));
  const { setPanel } = useStore.getState();
  const [picked, setPicked] = useState<MessageName>();
  const pick = useCallback(
    (name: MessageName) => {
      setPicked(name);
      setPanel('drive');
    },
    [setPanel],
  );
  usePlayback();
  const caption = captionOf(story, stepIndex);
  return (
    <section className="stage" aria-label="Stage" data-step={stepIndex}>
      <div className="stage-top">
        <CaptionView caption={caption} stepIndex={stepIndex} stepCount={story.stepCount} />
        <div className="stage-ask" />
      </div>
      <LiveRegion text={`Step ${stepIndex}. ${spokenCaption(caption).join(' ')}`} />
      <Worlds story={story} stepIndex={stepIndex} pick={pick} />
      <Transport story={story} stepIndex={stepIndex} />
      <Legend />
      <StageTools story={story} scenario={scenario} open={open} setOpen={setPanel} picked={picked} />
      <Suspense>
        <LazyDetails story={story} stepIndex={stepIndex} setStep={setStep} />
      </Suspense>
    </section>
  );
}
