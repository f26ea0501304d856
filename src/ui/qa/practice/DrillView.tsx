import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { Lesson, Question } from '../../../lesson/lesson.ts';
import { answered, nextQuestion, togglePoint, type Drill } from '../../../practice/drill.ts';
import { toggleReading, voiceState } from '../../voice/voice.ts';
import { AnswerView } from '../AnswerView.tsx';
import { DrillSummary } from './DrillSummary.tsx';
import { useStudy } from './studyStore.ts';
import { clockText } from './timeText.ts';

interface DrillViewProps {
  readonly lesson: Lesson;
  readonly drill: Drill;
  readonly isReadAloud: boolean;
}

/** An interview, one question at a time. */
export function DrillView({ lesson, drill, isReadAloud }: DrillViewProps): ReactElement {
  const { open, close } = useStudy.getState();
  const show = (next: Drill): void => open({ type: 'drill', drill: next, isReadAloud });
  const question = lesson.questions.find(({ id }) => id === drill.cardIds[drill.index]);
  return (
    <section className="practice-session" aria-labelledby="drill-heading">
      <header className="practice-head">
        <h3 id="drill-heading">Interview drill</h3>
        <p className="practice-progress">
          {question ? `Question ${drill.index + 1} of ${drill.cardIds.length}` : 'Over'}, order {drill.seed}
        </p>
        <button type="button" className="button-quiet" onClick={close}>
          End the interview
        </button>
      </header>
      {question ? (
        <DrillQuestion
          key={question.id}
          lesson={lesson}
          question={question}
          drill={drill}
          isReadAloud={isReadAloud}
          show={show}
        />
      ) : (
        <DrillSummary lesson={lesson} drill={drill} />
      )}
    </section>
  );
}

interface DrillQuestionProps extends DrillViewProps {
  readonly question: Question;
  readonly show: (drill: Drill) => void;
}

function DrillQuestion({ lesson, question, drill, isReadAloud, show }: DrillQuestionProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const [startedAtMs] = useState(() => Date.now());
  useEffect(() => {
    heading.current?.focus();
    // The card has the focus, so it is what is read.
    if (isReadAloud && voiceState() === 'silent') toggleReading();
  }, [isReadAloud]);
  useEffect(() => {
    if (drill.isAnswerShown) answer.current?.focus({ preventScroll: true });
  }, [drill.isAnswerShown]);
  const given = drill.answers.at(-1);
  return (
    <article className="practice-card" aria-labelledby="card-question" data-readable="">
      <h4 id="card-question" ref={heading} tabIndex={-1} className="practice-question">
        {question.question}
      </h4>
      {drill.isAnswerShown ? (
        <>
          <p className="practice-advice" data-unspoken="">
            You spoke for {clockText(given?.spokenMs ?? 0)}.
          </p>
          <fieldset className="practice-points">
            <legend>Which points were in your answer?</legend>
            {question.points.map((point, index) => (
              <label key={point}>
                <input
                  type="checkbox"
                  checked={given?.pointsHit.includes(index) ?? false}
                  onChange={() => show(togglePoint(drill, index))}
                />
                <span>{point}</span>
              </label>
            ))}
          </fieldset>
          <div ref={answer} tabIndex={-1} className="qa-answer" role="group" aria-label="Model answer">
            <AnswerView lesson={lesson} question={question} hasPoints={false} />
          </div>
          <button type="button" className="button practice-main" onClick={() => show(nextQuestion(drill))}>
            {drill.index + 1 < drill.cardIds.length ? 'Next question' : 'Finish'}
          </button>
        </>
      ) : (
        <>
          <Timer startedAtMs={startedAtMs} />
          <button
            type="button"
            className="button practice-main"
            onClick={() => show(answered(drill, Date.now() - startedAtMs))}
          >
            I have answered
          </button>
        </>
      )}
    </article>
  );
}

/** How long one has been speaking. It presses nobody: nothing happens by itself. */
function Timer({ startedAtMs }: { readonly startedAtMs: number }): ReactElement {
  const [nowMs, setNow] = useState(startedAtMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="practice-timer" role="timer" aria-label="Time" data-unspoken="">
      {clockText(nowMs - startedAtMs)}
    </p>
  );
}
