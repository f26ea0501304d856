import type { ReactElement } from 'react';
import type { GistSection } from '../../lesson/lesson.ts';
import { Prose } from '../prose/Prose.tsx';

/** Ways to compare, side by side. A rule on top and a word say which is which. */
export function Cards({ section }: { readonly section: GistSection }): ReactElement {
  return (
    <div className="gist-card-row">
      {section.cards.map((card) => (
        <article key={card.id} className={`gist-card gist-card-${card.tone}`} data-readable="">
          {card.kicker !== undefined && <p className="gist-kicker">{card.kicker}</p>}
          <h3>{card.heading}</h3>
          <Prose id={`gist/${section.id}/${card.id}`} />
        </article>
      ))}
    </div>
  );
}
