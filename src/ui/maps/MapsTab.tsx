import type { ReactElement } from 'react';
import type { Lesson } from '../../lesson/lesson.ts';
import { Prose } from '../prose/Prose.tsx';
import { hasProse } from '../prose/proseTexts.ts';
import { usePlayback } from '../stage/usePlayback.ts';
import { FieldGuide } from './FieldGuide.tsx';
import { MapSection } from './MapSection.tsx';
import { useArrival, useMapsChoice } from './useMapsChoice.ts';
import './MapsTab.css';

/** The second tab: who talks to whom, what storage decides, and where tokens come from. */
export function MapsTab({ lesson }: { readonly lesson: Lesson }): ReactElement {
  const choice = useMapsChoice(lesson.maps);
  useArrival(lesson.maps);
  // The Stage may not be there yet, when a link led here. Where both keep time, they keep the same.
  usePlayback();
  return (
    <div className="maps">
      {lesson.maps.map((map) => (
        <MapSection key={map.id} map={map} choice={choice} />
      ))}
      {lesson.tables.map((table) => (
        <section key={table.id} aria-labelledby={`maps-table-${table.id}`}>
          <h2 id={`maps-table-${table.id}`}>{table.title}</h2>
          <FieldGuide table={table} />
        </section>
      ))}
      {hasProse('maps/notes') && (
        <section aria-labelledby="maps-notes">
          <h2 id="maps-notes">Notes</h2>
          <Prose id="maps/notes" />
        </section>
      )}
    </div>
  );
}
