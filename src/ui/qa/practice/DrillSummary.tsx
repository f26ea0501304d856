import { useEffect, useRef, type ReactElement } from 'react';
import type { Lesson } from '../../../lesson/lesson.ts';
import type { Drill } from '../../../practice/drill.ts';
import { writeAddress } from '../../state/address.ts';
import { useStudy } from './studyStore.ts';
import { clockText } from './timeText.ts';

interface DrillSummaryProps {
  readonly lesson: Lesson;
  readonly drill: Drill;
}

/** How the interview went, question by question, with what was missing. */
export function DrillSummary({ lesson, drill }: DrillSummaryProps): ReactElement {
  const { open, close } = useStudy.getState();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const results = drill.answers.flatMap(({ cardId, pointsHit, spokenMs }) => {
    const question = lesson.questions.find(({ id }) => id === cardId);
    return question ? [{ question, pointsHit, spokenMs }] : [];
  });
  const hit = results.reduce((sum, { pointsHit }) => sum + pointsHit.length, 0);
  const all = results.reduce((sum, { question }) => sum + question.points.length, 0);
  return (
    <div className="practice-card">
      <h4 ref={heading} tabIndex={-1}>
        You made {hit} of {all} points.
      </h4>
      <ol className="practice-results">
        {results.map(({ question, pointsHit, spokenMs }) => (
          <li key={question.id}>
            <a href={writeAddress({ tab: 'qa', cardId: question.id })} onClick={close}>
              {question.question}
            </a>{' '}
            <span className="practice-score">
              {pointsHit.length} of {question.points.length} points, {clockText(spokenMs)}
            </span>
            {pointsHit.length < question.points.length && (
              <ul>
                {question.points
                  .filter((_, index) => !pointsHit.includes(index))
                  .map((point) => (
                    <li key={point}>missing: {point}</li>
                  ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      <div className="practice-buttons">
        <button type="button" className="button practice-main" onClick={() => open({ type: 'drillSetup' })}>
          Another interview
        </button>
        <button type="button" className="button" onClick={close}>
          Back to the questions
        </button>
      </div>
    </div>
  );
}
