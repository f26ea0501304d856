import type { ReactElement } from 'react';
import type { Question } from '../../lesson/lesson.ts';
import { Prose } from '../prose/Prose.tsx';
import { useStore } from '../state/store.ts';
import { useQaStore } from './qaStore.ts';

/** One question. Its answer is always in the page; on a screen with scripts it waits until it is asked for. */
export function QuestionItem({ question }: { readonly question: Question }): ReactElement {
  const { id } = question;
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
        <Prose id={`questions/${id}/short`} className="qa-short" />
        <Prose id={`questions/${id}/long`} />
        {question.hasMistake && (
          <div className="qa-mistake">
            <h5>The usual mistake</h5>
            <Prose id={`questions/${id}/mistake`} />
          </div>
        )}
      </div>
    </article>
  );
}
