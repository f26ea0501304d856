import { useState, type ReactElement } from 'react';
import { grades, type Grade, type Review } from '../../../practice/review.ts';
import { intervalsAfter } from '../../../practice/schedule.ts';
import { intervalText } from './timeText.ts';

interface GradeButtonsProps {
  readonly reviews: readonly Review[];
  readonly give: (grade: Grade) => void;
}

const names: Readonly<Record<Grade, string>> = { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' };

/** How well one knew it, and when the card comes back for that. */
export function GradeButtons({ reviews, give }: GradeButtonsProps): ReactElement {
  const [intervals] = useState(() => intervalsAfter(reviews, Date.now()));
  return (
    <div className="practice-grades" role="group" aria-label="How well did you know it?">
      {grades.map((grade, index) => (
        <button
          key={grade}
          type="button"
          className="button"
          aria-keyshortcuts={String(index + 1)}
          onClick={() => {
            give(grade);
          }}
        >
          {names[grade]} <small>{intervalText(intervals[grade])}</small>
        </button>
      ))}
    </div>
  );
}
