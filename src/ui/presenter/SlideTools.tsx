import type { ReactElement } from 'react';
import type { Lesson } from '../../lesson/lesson.ts';
import { PressButton } from '../controls/PressButton.tsx';
import { inkPlaceOf, type InkTool } from './Ink.tsx';
import { goBackward, goForward, useItem } from './steer.ts';
import { changeTalk, useTalk } from './talkStore.ts';
import { scenarioIn } from './walk.ts';

interface SlideToolsProps {
  readonly lesson: Lesson;
  readonly tool: InkTool;
  readonly setTool: (tool: InkTool) => void;
}

/** On, back, and what may lie over the slide. */
export function SlideTools({ lesson, tool, setTool }: SlideToolsProps): ReactElement {
  const { talk } = useTalk();
  const item = useItem(lesson);
  const place = inkPlaceOf(talk.itemId, item === undefined || scenarioIn(item) !== undefined, talk.stage);
  const strokes = talk.strokes[place] ?? [];
  const setStrokes = (next: typeof strokes): void => changeTalk({ strokes: { ...talk.strokes, [place]: next } });
  const toolButton = (name: string, own: InkTool): ReactElement => (
    <PressButton isPressed={tool === own} press={() => setTool(tool === own ? 'none' : own)}>
      {name}
    </PressButton>
  );
  return (
    <div className="presenter-tools" role="group" aria-label="Slide">
      <button type="button" className="button" onClick={() => goBackward(lesson)}>
        Back
      </button>
      <button type="button" className="button presenter-on" onClick={() => goForward(lesson)}>
        Next
      </button>
      <PressButton isPressed={talk.isBlack} press={() => changeTalk({ isBlack: !talk.isBlack })}>
        Black out
      </PressButton>
      <PressButton isPressed={talk.isQrShown} press={() => changeTalk({ isQrShown: !talk.isQrShown })}>
        QR code
      </PressButton>
      {toolButton('Pointer', 'pointer')}
      {toolButton('Draw', 'pen')}
      {strokes.length === 0 ? null : (
        <>
          <button type="button" className="button-quiet" onClick={() => setStrokes(strokes.slice(0, -1))}>
            Take back a stroke
          </button>
          <button type="button" className="button-quiet" onClick={() => setStrokes([])}>
            Wipe
          </button>
        </>
      )}
      <p className="presenter-soft presenter-keys">
        Keys, in both windows: → and ← or a clicker, B black, Q QR code, Home first item
      </p>
    </div>
  );
}
