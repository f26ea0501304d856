import type { ReactElement } from 'react';
import type { Lesson } from '../../lesson/lesson.ts';
import { Prose } from '../prose/Prose.tsx';
import { writeAddress } from '../state/address.ts';

/** Claims in order, each with where it comes from and a way to see it happen. */
export function Truths({ lesson }: { readonly lesson: Lesson }): ReactElement {
  return (
    <ol className="gist-truth-list">
      {lesson.truths.map((truth) => (
        <li key={truth.id}>
          <article data-readable="" aria-labelledby={`truth-${truth.id}`}>
            <h3 id={`truth-${truth.id}`}>{truth.title}</h3>
            <Prose id={`truths/${truth.id}`} />
            <p className="gist-source">Source: {truth.source}.</p>
            <p className="print-hidden" data-unspoken="">
              <a
                href={writeAddress({ tab: 'gist', scenarioId: truth.scenario })}
                aria-describedby={`truth-${truth.id}`}
              >
                Show it on the Stage
              </a>
            </p>
          </article>
        </li>
      ))}
    </ol>
  );
}
