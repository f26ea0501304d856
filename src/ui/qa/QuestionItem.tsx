import { Suspense, type ReactElement } from 'react';
import type { Lesson, Question } from '../../lesson/lesson.ts';
import { useIsHydrated } from '../shell/useIsHydrated.ts';
import { lazyPanel } from '../stage/lazyPanel.tsx';
import { useStore } from '../state/store.ts';
import { AnswerView } from './AnswerView.tsx';
import { useQaStore } from './qaStore.ts';

const ListGrade = lazyPanel(async () => (await import('./practice/ListGrade.tsx')).ListGrade);

interface QuestionItemProps {
  readonly lesson: Lesson;
  readonly question: Question;
}

/** One question. Its answer is always in the page; on a screen with scripts it waits until it is asked for. */
export function QuestionItem({ lesson, question }: QuestionItemProps): ReactElement {
  const { id } = question;
  const isHydrated = useIsHydrated();
  const isOpen = useQaStore((state) => state.openIds.includes(id));
  const setOpen = useQaStore((state) => state.setOpen);
  const showCard = useStore((state) => state.showCard);
  return (
    <article className="qa-question" aria-labelledby={`question-${id}`} data-readable="">
      <h4 id={`question-${id}`} className="qa-heading" tabIndex={-1}>
        {question.question}
      </h4>
      <p className="qa-level" data-unspoken="">
        {question.level}
      </p>
      <button
        type="button"
        className="button live-only"
        aria-expanded={isOpen}
        aria-controls={`answer-${id}`}
        aria-describedby={`question-${id}`}
        onClick={() => {
          showCard(undefined);
          setOpen([id], !isOpen);
        }}
      >
        {isOpen ? 'Hide answer' : 'Show answer'}
      </button>
      <div id={`answer-${id}`} className={isOpen ? 'qa-answer' : 'qa-answer static-only'}>
        <AnswerView lesson={lesson} question={question} />
        {isHydrated && isOpen && (
          <Suspense>
            <ListGrade lessonId={lesson.id} cardId={id} />
          </Suspense>
        )}
      </div>
    </article>
  );
}
