import { useState, type ReactElement } from 'react';
import { useStore } from 'zustand';
import { withReview, type Grade } from '../../../practice/review.ts';
import { standingOf } from '../../../practice/schedule.ts';
import { GradeButtons } from './GradeButtons.tsx';
import './practice.css';
import { reviewsOf } from './reviews.ts';
import { intervalText } from './timeText.ts';

interface ListGradeProps {
  readonly lessonId: string;
  readonly cardId: string;
}

/** Grading where one reads: an answer in the list counts like one in a session. */
export function ListGrade({ lessonId, cardId }: ListGradeProps): ReactElement {
  const reviews = reviewsOf(lessonId);
  const log = useStore(reviews);
  const [sentence, setSentence] = useState('');
  const give = (grade: Grade): void => {
    const nowMs = Date.now();
    reviews.change((all) => withReview(all, cardId, grade, nowMs));
    const dueMs = standingOf(reviews.getState()[cardId]).dueMs ?? nowMs;
    setSentence(`Graded ${grade}: it comes back in ${intervalText(dueMs - nowMs)}.`);
  };
  const past = log[cardId] ?? [];
  return (
    <div className="practice-list-grade print-hidden" data-unspoken="">
      {sentence === '' && <GradeButtons key={past.length} reviews={past} give={give} />}
      <p role="status">{sentence}</p>
    </div>
  );
}
