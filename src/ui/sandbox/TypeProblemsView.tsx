import type { ReactElement } from 'react';
import type { TypeProblems } from '../../runner/asideCompiler.ts';

/** What the type checker has against the program. The program ran all the same, as JavaScript does. */
export function TypeProblemsView({ problems, count }: TypeProblems): ReactElement | null {
  if (count === 0) return null;
  const more = count - problems.length;
  return (
    <div className="sandbox-types" role="group" aria-label="Type errors">
      <p>{count === 1 ? 'One type error.' : `${count} type errors.`} The program runs all the same.</p>
      <pre className="sandbox-listing">
        {problems.join('\n')}
        {more > 0 && `\n… and ${more} more.`}
      </pre>
    </div>
  );
}
