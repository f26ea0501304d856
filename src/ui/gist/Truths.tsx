import type { ReactElement } from 'react';
import type { LessonOpening } from '../../lesson/lesson.ts';
import { Prose } from '../prose/Prose.tsx';
import { writeAddress } from '../state/address.ts';

/** Claims in order, each with where it comes from and a way to see it happen. */
export function Truths({ lesson }: { readonly lesson: LessonOpening }): ReactElement {
  return (
    <ol className="gist-truth-list">
      {lesson.truths.map((truth) => (
        <li key={truth.id}>
          <article data-readable="" aria-labelledby={`truth-${truth.id}`}>
            <h3 id={`truth-${truth.id}`}>{truth.title}</h3>
            <Prose id={`truths/${truth.id}`} />
            <div className="gist-truth-foot">
              <p className="gist-source">Source: {truth.source}.</p>
              <a
                className="button print-hidden"
                data-unspoken=""
                href={writeAddress({ tab: 'gist', scenarioId: truth.scenario })}
                aria-describedby={`truth-${truth.id}`}
              >
                Show it on the Stage
              </a>
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}
