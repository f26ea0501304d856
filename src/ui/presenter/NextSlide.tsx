import type { ReactElement } from 'react';
import type { Lesson } from '../../lesson/lesson.ts';
import { useStore } from '../state/store.ts';
import { useArrangement } from './arrangementStore.ts';
import { Slide } from './Slide.tsx';
import { SlideCanvas } from './SlideCanvas.tsx';
import { positionNow, wayNow } from './steer.ts';
import { useTalk } from './talkStore.ts';
import { forward, scenarioIn } from './walk.ts';

/** What the next press of the clicker shows. */
export function NextSlide({ lesson }: { readonly lesson: Lesson }): ReactElement {
  // These three say where the talk is; when one of them changes, so does what comes next.
  useTalk(({ talk }) => talk);
  useArrangement((state) => state.items);
  const { scenarioId, firstScenarioId, edit } = useStore();
  const now = positionNow();
  const next = forward(wayNow(lesson), now);
  const item = lesson.runningOrder.find(({ id }) => id === next.itemId);
  const isEnd =
    next.itemId === now.itemId && next.stepIndex === now.stepIndex && next.isAnswerShown === now.isAnswerShown;
  return (
    <section className="presenter-panel" aria-label="Next">
      <h2>{isEnd ? 'This is the end' : `Next: ${item?.title ?? ''}`}</h2>
      {isEnd ? null : (
        <div className="presenter-next">
          <SlideCanvas label={item && scenarioIn(item) !== undefined ? `Step ${next.stepIndex}` : 'Next slide'}>
            <Slide
              lesson={lesson}
              item={item}
              scenarioId={scenarioId ?? firstScenarioId}
              edit={edit}
              stepIndex={next.stepIndex}
              isAnswerShown={next.isAnswerShown}
            />
          </SlideCanvas>
        </div>
      )}
    </section>
  );
}
