import type { ReactElement } from 'react';
import type { Lesson, Question } from '../../lesson/lesson.ts';
import { Prose } from '../prose/Prose.tsx';
import { ShowMe } from './ShowMe.tsx';

interface AnswerViewProps {
  readonly lesson: Lesson;
  readonly question: Question;
  /** Left out where they are a list to tick. */
  readonly hasPoints?: boolean;
}

/** The whole answer to a question, and where one sees that it is true. */
export function AnswerView({ lesson, question, hasPoints = true }: AnswerViewProps): ReactElement {
  const { id, points, show } = question;
  return (
    <>
      <Prose id={`questions/${id}/short`} className="qa-short" />
      {show && <ShowMe lesson={lesson} question={question} show={show} />}
      <Prose id={`questions/${id}/long`} />
      {question.hasMistake && (
        <div className="qa-part">
          <h5>The usual mistake</h5>
          <Prose id={`questions/${id}/mistake`} />
        </div>
      )}
      {hasPoints && points.length > 0 && (
        <div className="qa-part">
          <h5>Points of a good answer</h5>
          <ul className="qa-points">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
