import type { ReactElement } from 'react';
import type { ProseKey, Question } from '../../lesson/lesson.ts';
import { proseOf } from '../prose/proseTexts.ts';

/** What the questions' numbers lead to. */
export function PaperAnswers({ questions }: { readonly questions: readonly Question[] }): ReactElement {
  return (
    <section className="paper-answers">
      <h2>Answers</h2>
      {questions.map(({ id, question, hasMistake }, index) => (
        <article key={id}>
          <h3>
            <span className="paper-number">{index + 1}</span> {question}
          </h3>
          <Copied id={`questions/${id}/short`} className="paper-short" />
          <Copied id={`questions/${id}/long`} />
          {hasMistake && (
            <>
              <h4>The usual mistake</h4>
              <Copied id={`questions/${id}/mistake`} />
            </>
          )}
        </article>
      ))}
    </section>
  );
}

/** As `Prose`, without the mark by which the document's own prose is found. */
function Copied({ id, className = '' }: { readonly id: ProseKey; readonly className?: string }): ReactElement {
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: proseOf(id) }} />;
}
