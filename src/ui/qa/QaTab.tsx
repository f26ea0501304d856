import { useEffect, type ReactElement } from 'react';
import type { Lesson, Question } from '../../lesson/lesson.ts';
import { proseOf } from '../prose/proseTexts.ts';
import { useStore } from '../state/store.ts';
import { matchingQuestions } from './matchingQuestions.ts';
import './qa.css';
import { QaControls } from './QaControls.tsx';
import { useQaStore } from './qaStore.ts';
import { QuestionItem } from './QuestionItem.tsx';

/** Interview questions by topic. One tries to answer before one looks. */
export function QaTab({ lesson }: { readonly lesson: Lesson }): ReactElement {
  const filter = useQaStore((state) => state.filter);
  const card = useStore((state) => state.card);
  useEffect(() => {
    useQaStore.getState().restore(lesson.id);
  }, [lesson.id]);
  useEffect(() => {
    if (card !== undefined) openCard(card.id);
  }, [card]);
  const listed = matchingQuestions(lesson.questions, filter, proseOf);
  return (
    <>
      <div className="qa-intro">
        <h2>Interview questions</h2>
        <p className="qa-advice">Answer aloud first, then look.</p>
        <QaControls listed={listed} totalCount={lesson.questions.length} />
      </div>
      {listed.length === 0 && <p>No question has all of these words.</p>}
      {byTopic(listed).map(([topic, questions]) => (
        <section key={topic} className="qa-topic" aria-labelledby={`topic-${questions[0]?.id ?? ''}`}>
          <h3 id={`topic-${questions[0]?.id ?? ''}`}>{topic}</h3>
          <div className="qa-list">
            {questions.map((question) => (
              <QuestionItem key={question.id} question={question} />
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

/** Opens the question that a link names, and goes there. */
function openCard(id: string): void {
  const { setFilter, openFromLink } = useQaStore.getState();
  setFilter('');
  openFromLink(id);
  // The list is complete again only after React has shown it.
  requestAnimationFrame(() => {
    const heading = document.getElementById(`question-${id}`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  });
}
