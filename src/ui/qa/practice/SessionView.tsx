import { useEffect, useRef, type ReactElement } from 'react';
import type { Lesson, Question } from '../../../lesson/lesson.ts';
import { withoutLastReview, withReview, type Grade, type ReviewLog } from '../../../practice/review.ts';
import { doneCount, grade, isOver, showAnswer, undoGrade, type Session } from '../../../practice/session.ts';
import type { SharedStore } from '../../state/sharedSaved.ts';
import { AnswerView } from '../AnswerView.tsx';
import { GradeButtons } from './GradeButtons.tsx';
import { SessionSummary } from './SessionSummary.tsx';
import { useStudy } from './studyStore.ts';
import { useStudyKeys } from './useStudyKeys.ts';

interface SessionViewProps {
  readonly lesson: Lesson;
  readonly session: Session;
  readonly reviews: SharedStore<ReviewLog>;
}

/** One card at a time: one answers, looks, and grades oneself. */
export function SessionView({ lesson, session, reviews }: SessionViewProps): ReactElement {
  const { open, close } = useStudy.getState();
  const show = (next: Session): void => open({ type: 'session', session: next });
  const [cardId] = session.queue;
  const question = lesson.questions.find(({ id }) => id === cardId);
  const give = (given: Grade): void => {
    if (cardId === undefined || !session.isAnswerShown) return;
    reviews.change((log) => withReview(log, cardId, given, Date.now()));
    show(grade(session, given));
  };
  const undo = (): void => {
    const last = session.given.at(-1);
    if (!last) return;
    reviews.change((log) => withoutLastReview(log, last.cardId));
    show(undoGrade(session));
  };
  useStudyKeys({
    isAnswerShown: session.isAnswerShown,
    showAnswer: () => show(showAnswer(session)),
    give,
    undo,
    close,
  });
  return (
    <section className="practice-session" aria-labelledby="session-heading">
      <header className="practice-head">
        <h3 id="session-heading">Practice session</h3>
        <p className="practice-progress">
          {doneCount(session)} of {session.cardCount} done
        </p>
        <progress aria-label="Cards done" value={doneCount(session)} max={session.cardCount} />
        <button type="button" className="button-quiet" aria-disabled={session.given.length === 0} onClick={undo}>
          Undo last grade
        </button>
        <button type="button" className="button-quiet" onClick={close}>
          End session
        </button>
      </header>
      {isOver(session) ? (
        <SessionSummary session={session} reviews={reviews.getState()} close={close} />
      ) : (
        question && (
          <SessionCard
            key={`${question.id} ${session.given.length}`}
            lesson={lesson}
            question={question}
            isAnswerShown={session.isAnswerShown}
            showAnswer={() => show(showAnswer(session))}
          >
            <GradeButtons reviews={reviews.getState()[question.id] ?? []} give={give} />
          </SessionCard>
        )
      )}
      <p className="practice-keys">
        Keys: Space shows the answer; <kbd>1</kbd> Again, <kbd>2</kbd> Hard, <kbd>3</kbd> Good, <kbd>4</kbd> Easy;{' '}
        <kbd>U</kbd> takes a grade back, <kbd>Esc</kbd> ends the session.
      </p>
    </section>
  );
}

interface SessionCardProps {
  readonly lesson: Lesson;
  readonly question: Question;
  readonly isAnswerShown: boolean;
  readonly showAnswer: () => void;
  readonly children: ReactElement;
}

function SessionCard({ lesson, question, isAnswerShown, showAnswer, children }: SessionCardProps): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A new card is read from its question, an answer from its beginning.
    (isAnswerShown ? answer : heading).current?.focus({ preventScroll: isAnswerShown });
  }, [isAnswerShown]);
  return (
    <article className="practice-card" aria-labelledby="card-question" data-readable="">
      <p className="practice-topic" data-unspoken="">
        {question.topic} · {question.level}
      </p>
      <h4 id="card-question" ref={heading} tabIndex={-1} className="practice-question">
        {question.question}
      </h4>
      {isAnswerShown ? (
        <>
          <div ref={answer} tabIndex={-1} className="qa-answer" role="group" aria-label="Answer">
            <AnswerView lesson={lesson} question={question} />
          </div>
          {children}
        </>
      ) : (
        <button type="button" className="button practice-main" onClick={showAnswer}>
          Show answer
        </button>
      )}
    </article>
  );
}
