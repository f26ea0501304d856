import { Suspense, type ReactElement } from 'react';
import type { GistSection, LessonOpening } from '../../lesson/lesson.ts';
import { Prose } from '../prose/Prose.tsx';
import { Cards } from './Cards.tsx';
import './gist.css';
import { StageSection } from './StageSection.tsx';
import { Truths } from './Truths.tsx';

/**
 * The first part: its sections in the lesson's order, each set as its layout says. All but the Stage are hydrated one by
 * one when there is time, or when they are first used.
 */
export function GistTab({ lesson }: { readonly lesson: LessonOpening }): ReactElement {
  return (
    <>
      {lesson.gist.map((section) =>
        section.layout === 'stage' ? (
          <StageSection key={section.id} section={section} lesson={lesson} />
        ) : (
          <Suspense key={section.id}>
            <section
              className={`gist-section gist-${section.layout}`}
              aria-labelledby={`gist-${section.id}`}
              data-readable=""
            >
              <h2 id={`gist-${section.id}`}>{section.heading}</h2>
              <div className="gist-body">
                <Body section={section} lesson={lesson} />
              </div>
            </section>
          </Suspense>
        ),
      )}
    </>
  );
}

function Body({ section, lesson }: { readonly section: GistSection; readonly lesson: LessonOpening }): ReactElement {
  return (
    <>
      <Prose id={`gist/${section.id}`} />
      {section.layout === 'cards' && <Cards section={section} />}
      {section.layout === 'truths' && <Truths lesson={lesson} />}
    </>
  );
}
