import { Suspense, useEffect, type ReactElement } from 'react';
import type { Lesson, Question } from '../../lesson/lesson.ts';
import { proseOf } from '../prose/proseTexts.ts';
import { useIsHydrated } from '../shell/useIsHydrated.ts';
import { lazyPanel } from '../stage/lazyPanel.tsx';
import { useStore } from '../state/store.ts';
import { matchingQuestions } from './matchingQuestions.ts';
import { useStudy } from './practice/studyStore.ts';
import './qa.css';
import { QaControls } from './QaControls.tsx';
import { useQaStore } from './qaStore.ts';
import { QuestionItem } from './QuestionItem.tsx';

const Practice = lazyPanel(async () => (await import('./practice/Practice.tsx')).Practice);

/** Interview questions by topic. One tries to answer before one looks; practising takes the place of the list. */
export function QaTab({ lesson }: { readonly lesson: Lesson }): ReactElement {
  const card = useStore((state) => state.card);
  const isStudying = useStudy((state) => state.study.type !== 'none');
  const isHydrated = useIsHydrated();
  useEffect(() => {
    useQaStore.getState().restore(lesson.id);
  }, [lesson.id]);
  useEffect(() => {
    if (card !== undefined) openCard(card.id);
  }, [card]);
  return (
    <>
      <div className="qa-intro">
        <h2>Interview questions</h2>
        {!isStudying && <p className="qa-advice">Answer aloud first, then look.</p>}
        {isHydrated && (
          <div className="print-hidden">
            <Suspense fallback={<div className="qa-practice-place" />}>
              <Practice lesson={lesson} />
            </Suspense>
          </div>
        )}
      </div>
      <div className="qa-questions" hidden={isStudying}>
        <Questions lesson={lesson} />
      </div>
    </>
  );
}

function Questions({ lesson }: { readonly lesson: Lesson }): ReactElement {
  const filter = useQaStore((state) => state.filter);
  const topic = useQaStore((state) => state.topic);
  const level = useQaStore((state) => state.level);
  const narrowed = lesson.questions.filter(
    (question) => (topic === '' || question.topic === topic) && (level === '' || question.level === level),
  );
  const listed = matchingQuestions(narrowed, filter, proseOf);
  return (
    <>
      <QaControls listed={listed} questions={lesson.questions} />
      {listed.length === 0 && (
        <p>{filter === '' ? 'There is no such question.' : 'No question has all of these words.'}</p>
      )}
      {byTopic(listed).map(([topicName, questions]) => (
        <section key={topicName} className="qa-topic" aria-labelledby={`topic-${questions[0]?.id ?? ''}`}>
          <h3 id={`topic-${questions[0]?.id ?? ''}`}>{topicName}</h3>
          <div className="qa-list">
            {questions.map((question) => (
              <QuestionItem key={question.id} lesson={lesson} question={question} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

/** Topics in the order in which they first come up. */
function byTopic(
  questions: readonly Question[],
): readonly (readonly [topic: string, questions: readonly Question[]])[] {
  const groups = new Map<string, Question[]>();
  for (const question of questions) {
    const group = groups.get(question.topic) ?? [];
    group.push(question);
    groups.set(question.topic, group);
  }
  return [...groups];
}

/** Opens the question that a link names, and goes there. A session that is under way is over for that. */
function openCard(id: string): void {
  const { narrow, openFromLink } = useQaStore.getState();
  useStudy.getState().close();
  narrow({ filter: '', topic: '', level: '' });
  openFromLink(id);
  // The list is complete again only after React has shown it.
  requestAnimationFrame(() => {
    const heading = document.getElementById(`question-${id}`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  });
}
