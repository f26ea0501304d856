import type { ReactElement } from 'react';
import type { Lesson } from '../../lesson/lesson.ts';
import { useStore } from '../state/store.ts';
import { AskSlide } from './AskSlide.tsx';
import { Ink, inkPlaceOf, type InkTool } from './Ink.tsx';
import { publicLink } from './publicLink.ts';
import { QrSlide } from './QrSlide.tsx';
import { Slide } from './Slide.tsx';
import { SlideCanvas } from './SlideCanvas.tsx';
import { useItem } from './steer.ts';
import { useTalk } from './talkStore.ts';
import { useAsks } from './useAsks.ts';
import { scenarioIn } from './walk.ts';

interface ShownSlideProps {
  readonly lesson: Lesson;
  readonly label: string;
  readonly tool: InkTool;
  /** The presenter goes on seeing what is under the black. */
  readonly isBlackShown: boolean;
}

/** What the hall is shown now, with all that lies over it. The same in both windows. */
export function ShownSlide({ lesson, label, tool, isBlackShown }: ShownSlideProps): ReactElement {
  const { talk } = useTalk();
  const item = useItem(lesson);
  const { scenarioId, firstScenarioId, edit, stepIndex } = useStore();
  const hasSteps = item === undefined || scenarioIn(item) !== undefined;
  const { ahead, decided } = useAsks(lesson);
  const ask = talk.isAskShown ? (ahead ?? decided) : undefined;
  const base = talk.publicAddress === '' ? location.href : talk.publicAddress;
  return (
    <SlideCanvas
      label={label}
      over={
        <>
          <Ink place={inkPlaceOf(talk.itemId, hasSteps, talk.stage)} tool={tool} />
          {ask ? <AskSlide ask={ask} counts={talk.counts[ask.key] ?? []} /> : null}
          {talk.isQrShown ? <QrSlide address={publicLink(base, item, talk.stage)} /> : null}
          {talk.isBlack && isBlackShown ? <div className="slide-black" /> : null}
        </>
      }
    >
      <Slide
        lesson={lesson}
        item={item}
        scenarioId={scenarioId ?? firstScenarioId}
        edit={edit}
        stepIndex={stepIndex}
        isAnswerShown={talk.isAnswerShown}
      />
    </SlideCanvas>
  );
}
