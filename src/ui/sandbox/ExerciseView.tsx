import { useId, useState, type ReactElement } from 'react';
import type { Exercise, ExerciseItem } from '../../lesson/lesson.ts';
import { Prose } from '../prose/Prose.tsx';
import './ExerciseView.css';

interface ExerciseViewProps {
  readonly exercise: Exercise;
  /** In the document as the build writes it there are no buttons, so the answers are open. */
  readonly isInteractive: boolean;
}

export function ExerciseView({ exercise, isInteractive }: ExerciseViewProps): ReactElement {
  return (
    <section className="sandbox-exercise" aria-labelledby={`exercise-${exercise.id}`}>
      <h3 id={`exercise-${exercise.id}`}>{exercise.title}</h3>
      <Prose id={`exercises/${exercise.id}`} />
      <ol className="sandbox-items">
        {exercise.items.map((item) => (
          <Item key={item.id} exerciseId={exercise.id} item={item} isInteractive={isInteractive} />
        ))}
      </ol>
    </section>
  );
}

interface ItemProps {
  readonly exerciseId: string;
  readonly item: ExerciseItem;
  readonly isInteractive: boolean;
}

function Item({ exerciseId, item, isInteractive }: ItemProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li>
      <h4 id={`${id}-question`}>{item.question}</h4>
      {isInteractive && (
        <button
          type="button"
          className="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-answer`}
          aria-describedby={`${id}-question`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide answer' : 'Show answer'}
        </button>
      )}
      <div id={`${id}-answer`} className="sandbox-answer" hidden={isInteractive && !isOpen}>
        <Prose id={`exercises/${exerciseId}/${item.id}`} />
      </div>
    </li>
  );
}
