import { useState, type ReactElement } from 'react';
import type { Lesson } from '../../lesson/lesson.ts';
import { useStore } from '../state/store.ts';
import { nextSteps } from './nextSteps.ts';
import { useProgress, type ProgressStores } from './progress.ts';
import { ProgressDetails } from './ProgressDetails.tsx';
import { Tour } from './Tour.tsx';
import './progress.css';

interface WayProps {
  readonly lesson: Lesson;
  readonly stores: ProgressStores;
}

/** At the end of each part: what next, how far one is, and a tour for those who want one. */
export function Way({ lesson, stores }: WayProps): ReactElement {
  const tab = useStore((state) => state.tab);
  const progress = useProgress(stores);
  const [isTouring, setTouring] = useState(false);
  return (
    <>
      <h2 className="way-heading">What next</h2>
      <Steps key={tab} tab={tab} lesson={lesson} progress={progress} />
      <ProgressDetails lesson={lesson} stores={stores} progress={progress} />
      <p className="way-tour">
        <button type="button" className="button-quiet" onClick={() => setTouring(true)}>
          Take the short tour
        </button>
      </p>
      {isTouring && <Tour end={() => setTouring(false)} />}
    </>
  );
}

type StepsProps = Pick<WayProps, 'lesson'> & {
  readonly tab: Parameters<typeof nextSteps>[0];
  readonly progress: Parameters<typeof nextSteps>[2];
};

function Steps({ tab, lesson, progress }: StepsProps): ReactElement {
  const [nowMs] = useState(() => Date.now());
  return (
    <ul className="way-steps">
      {nextSteps(tab, lesson, progress, nowMs).map(({ text, href }) => (
        <li key={text}>
          <a href={href}>{text}</a>
        </li>
      ))}
    </ul>
  );
}
