import type { ReactElement } from 'react';
import { FoldButton, useFold } from '../../controls/FoldButton.tsx';
import { DiffView } from './DiffView.tsx';

interface SolutionViewProps {
  readonly mine: string;
  readonly solution: string;
}

/** The solution beside one's own code: to read, never to overwrite it. */
export function SolutionView({ mine, solution }: SolutionViewProps): ReactElement {
  const fold = useFold();
  return (
    <div className="challenge-solution">
      <FoldButton fold={fold} show="Show solution" hide="Hide solution" />
      <div id={fold.id} hidden={!fold.isOpen}>
        {fold.isOpen && (
          <>
            <p>From your code to one that passes. Yours stays as it is.</p>
            <DiffView label="From my code to the solution" from={mine} to={solution} />
          </>
        )}
      </div>
    </div>
  );
}
