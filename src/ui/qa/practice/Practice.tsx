import { useEffect, useRef, type ReactElement } from 'react';
import { useStore } from 'zustand';
import type { Lesson } from '../../../lesson/lesson.ts';
import { DeckTools } from '../export/DeckTools.tsx';
import { DrillSetup } from './DrillSetup.tsx';
import { DrillView } from './DrillView.tsx';
import './practice.css';
import { PracticeHome } from './PracticeHome.tsx';
import { reviewsOf } from './reviews.ts';
import { SessionView } from './SessionView.tsx';
import { useStudy } from './studyStore.ts';

/** Practising the questions: what is due, a session of cards, an interview. */
export function Practice({ lesson }: { readonly lesson: Lesson }): ReactElement {
  const study = useStudy((state) => state.study);
  const reviews = reviewsOf(lesson.id);
  const log = useStore(reviews);
  const home = useRef<HTMLDivElement>(null);
  const hasStudied = useRef(false);
  useEffect(() => {
    // What had the focus is gone; whoever ended a session goes on from here.
    if (study.type === 'none' && hasStudied.current) home.current?.focus({ preventScroll: true });
    hasStudied.current = study.type !== 'none';
  }, [study.type]);
  if (study.type === 'session') return <SessionView lesson={lesson} session={study.session} reviews={reviews} />;
  if (study.type === 'drillSetup') return <DrillSetup lesson={lesson} />;
  if (study.type === 'drill')
    return <DrillView key={study.drill.seed} lesson={lesson} drill={study.drill} isReadAloud={study.isReadAloud} />;
  return (
    <div ref={home} tabIndex={-1} className="practice-home">
      <PracticeHome lesson={lesson} log={log} reviews={reviews} />
      <DeckTools lesson={lesson} />
    </div>
  );
}
