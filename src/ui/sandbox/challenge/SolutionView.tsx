import { useId, useState, type ReactElement } from 'react';
import { DiffView } from './DiffView.tsx';

interface SolutionViewProps {
  readonly mine: string;
  readonly solution: string;
}

/** The solution beside one's own code: to read, never to overwrite it. */
export function SolutionView({ mine, solution }: SolutionViewProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="challenge-solution">
      <button
        type="button"
        className="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide solution' : 'Show solution'}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <p>From your code to one that passes. Yours stays as it is.</p>
            <DiffView label="From my code to the solution" from={mine} to={solution} />
          </>
        )}
      </div>
    </div>
  );
}
