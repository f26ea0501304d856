import { useState, type ReactElement } from 'react';
import type { Lesson } from '../../lesson/lesson.ts';
import { PressButton } from '../controls/PressButton.tsx';
import { Notices } from '../shell/Notices.tsx';
import './hall.css';
import type { InkTool } from './Ink.tsx';
import { ShownSlide } from './ShownSlide.tsx';
import { changeTalk, useTalk } from './talkStore.ts';

interface HallWindowProps {
  readonly lesson: Lesson;
  readonly openPresenter: () => void;
  readonly leave: () => void;
}

/** What the hall sees: the slide and nothing else. The controls come when the mouse or the Tab key asks for them. */
export function HallWindow({ lesson, openPresenter, leave }: HallWindowProps): ReactElement {
  const [tool, setTool] = useState<InkTool>('none');
  const isBlack = useTalk(({ talk }) => talk.isBlack);
  const hasPresenter = useTalk(({ peers }) => peers.some(({ role }) => role === 'presenter'));
  const switchTool = (other: InkTool): void => setTool(tool === other ? 'none' : other);
  return (
    <main className={isBlack ? 'hall hall-black' : 'hall'}>
      <h1 className="visually-hidden">{lesson.title}: hall</h1>
      <ShownSlide lesson={lesson} label="Hall" tool={tool} isBlackShown />
      <div className="hall-controls">
        <button type="button" className="button" onClick={openPresenter}>
          {hasPresenter ? 'Go to the presenter’s window' : 'Open the presenter’s window'}
        </button>
        <PressButton isPressed={isBlack} press={() => changeTalk({ isBlack: !isBlack })}>
          Black out
        </PressButton>
        <PressButton isPressed={tool === 'pointer'} press={() => switchTool('pointer')}>
          Pointer
        </PressButton>
        <PressButton isPressed={tool === 'pen'} press={() => switchTool('pen')}>
          Draw
        </PressButton>
        <button type="button" className="button" onClick={leave}>
          Leave the hall view
        </button>
      </div>
      <Notices />
    </main>
  );
}
