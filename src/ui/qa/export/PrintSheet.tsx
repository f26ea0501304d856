import { useEffect, type ReactElement } from 'react';
import type { Lesson } from '../../../lesson/lesson.ts';
import { Prose } from '../../prose/Prose.tsx';

interface PrintSheetProps {
  readonly lesson: Lesson;
  readonly done: () => void;
}

/** On paper in place of the page: the questions with room to write, then the answers. */
export function PrintSheet({ lesson, done }: PrintSheetProps): ReactElement {
  useEffect(() => {
    document.documentElement.dataset['print'] = 'sheet';
    addEventListener('afterprint', done);
    print();
    return () => {
      delete document.documentElement.dataset['print'];
      removeEventListener('afterprint', done);
    };
  }, [done]);
  return (
    <div className="qa-sheet" aria-hidden="true">
      <h1>{lesson.title}: questions</h1>
      <ol>
        {lesson.questions.map(({ id, question, topic, level }) => (
          <li key={id} className="qa-sheet-question">
            <strong>{question}</strong>{' '}
            <span>
              {topic}, {level}
            </span>
          </li>
        ))}
      </ol>
      <h1 className="qa-sheet-answers">Answers</h1>
      <ol>
        {lesson.questions.map(({ id, question, points }) => (
          <li key={id} className="qa-sheet-answer">
            <strong>{question}</strong>
            <Prose id={`questions/${id}/short`} />
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
