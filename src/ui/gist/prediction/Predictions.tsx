import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useStore as useVanillaStore } from 'zustand';
import { useShallow } from 'zustand/shallow';
import type { Lesson } from '../../../lesson/lesson.ts';
import type { Story } from '../../../view/story.ts';
import { useAsking } from '../../prediction/asking.ts';
import { useStore } from '../../state/store.ts';
import { PredictionOutcome } from './PredictionOutcome.tsx';
import { PredictionQuestion } from './PredictionQuestion.tsx';
import './prediction.css';
import { predictionsOf } from './predictions.ts';
import { stopAtTurningPoints } from './stopAtTurningPoints.ts';
import { pointAhead, pointBehind, pointsOnStage } from './turningPoints.ts';

interface PredictionsProps {
  readonly story: Story;
  readonly stepIndex: number;
}

interface Place {
  readonly lesson: Lesson;
  /** Between the caption and the diagrams, where the Stage leaves room. */
  readonly slot: Element;
}

/** What one expects of the next step, asked on the Stage itself once the code for it is there. */
export function Predictions({ story, stepIndex }: PredictionsProps): ReactElement | null {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      const { lesson } = await import('virtual:lesson');
      const slot = document.querySelector('.stage-ask');
      if (!isWanted || !slot || lesson.turningPoints.length === 0) return;
      stopAtTurningPoints(lesson);
      setPlace({ lesson, slot });
    };
    // Without it nothing is asked, and nothing else is missing.
    load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, []);
  if (!place) return null;
  return createPortal(<Asked lesson={place.lesson} story={story} stepIndex={stepIndex} />, place.slot);
}

function Asked({ lesson, story, stepIndex }: PredictionsProps & { readonly lesson: Lesson }): ReactElement | null {
  const stage = useStore(
    useShallow(({ scenarioId, firstScenarioId, edit }) => ({ scenarioId, firstScenarioId, edit })),
  );
  const points = useMemo(() => pointsOnStage(lesson.turningPoints, stage), [lesson, stage]);
  const store = predictionsOf(lesson.id);
  const predicted = useVanillaStore(store);
  const isAsked = useAsking((state) => state.isAsked);
  if (!isAsked) return null;
  const [ahead, behind] = [pointAhead(points, stepIndex), pointBehind(points, stepIndex)];
  // What came of the last question gives way to the next one.
  const isTold = behind !== undefined && (!ahead || behind.step === stepIndex);
  const made = isTold ? predicted[behind.id] : undefined;
  if (!ahead && made === undefined) return null;
  return (
    <section className="prediction print-hidden" aria-label="Prediction" data-unspoken="">
      {isTold && made !== undefined && <PredictionOutcome key={behind.id} point={behind} story={story} made={made} />}
      {ahead && (
        <PredictionQuestion
          key={ahead.id}
          point={ahead}
          made={predicted[ahead.id]}
          predict={(choice) => {
            store.change((all) => ({ ...all, [ahead.id]: choice }));
            useStore.getState().setStep(ahead.step);
          }}
        />
      )}
    </section>
  );
}
