import { useState, type ReactElement } from 'react';
import type { Lesson } from '../../lesson/lesson.ts';
import { PressButton } from '../controls/PressButton.tsx';
import { Notices } from '../shell/Notices.tsx';
import { useStore } from '../state/store.ts';
import { Clock } from './Clock.tsx';
import { HallLine } from './HallLine.tsx';
import { HandsPanel } from './HandsPanel.tsx';
import type { InkTool } from './Ink.tsx';
import { ItemTools } from './ItemTools.tsx';
import { NextSlide } from './NextSlide.tsx';
import { NotesPanel } from './NotesPanel.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import { panelNames, usePanels } from './panelStore.ts';
import './presenter.css';
import { PublicAddress } from './PublicAddress.tsx';
import { ShownSlide } from './ShownSlide.tsx';
import { SlideTools } from './SlideTools.tsx';
import { useItem } from './steer.ts';
import { changeTalk } from './talkStore.ts';
import { useAsks } from './useAsks.ts';

/** The instructor's window: what the hall sees, what comes next, and everything one would whisper. */
export function PresenterWindow({ lesson }: { readonly lesson: Lesson }): ReactElement {
  const [tool, setTool] = useState<InkTool>('none');
  const { shown, toggle } = usePanels();
  const item = useItem(lesson);
  const asks = useAsks(lesson);
  const stepIndex = useStore((state) => state.stepIndex);
  return (
    <div className="presenter">
      <header className="presenter-head">
        <h1>{lesson.title}</h1>
        <HallLine />
        {shown.clock ? <Clock item={item} /> : null}
      </header>
      <main className="presenter-main">
        <section className="presenter-now" aria-label="Now">
          <div className="presenter-slide">
            <ShownSlide lesson={lesson} label="What the hall sees" tool={tool} isBlackShown={false} />
          </div>
          <SlideTools lesson={lesson} tool={tool} setTool={setTool} />
          <ItemTools lesson={lesson} item={item} />
        </section>
        <div className="presenter-side">
          {shown.notes ? <NotesPanel item={item} stepIndex={stepIndex} /> : null}
          {shown.hands ? <HandsPanel {...asks} /> : null}
          {shown.next ? <NextSlide lesson={lesson} /> : null}
          {shown.order ? <OrderPanel /> : null}
          {shown.address ? <PublicAddress /> : null}
        </div>
      </main>
      <footer className="presenter-foot" aria-label="Shown in this window">
        {panelNames.map(([id, name]) => (
          <PressButton key={id} isPressed={shown[id]} press={() => toggle(id)}>
            {name}
          </PressButton>
        ))}
        <button
          type="button"
          className="button-quiet"
          onClick={() => changeTalk({ strokes: {}, counts: {}, code: {} })}
        >
          Forget hands, strokes and changed code
        </button>
      </footer>
      <Notices />
    </div>
  );
}
