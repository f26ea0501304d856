import { useEffect, useRef, type ReactElement } from 'react';
import type { FlowMap, Lesson } from '../../lesson/lesson.ts';
import type { Wish } from '../maps/drawMap.ts';
import { useDrawing } from '../maps/useDrawing.ts';
import '../maps/MapDrawing.css';

/** A map, as large as the slide. Its words are in the Maps tab; here the instructor says them. */
export function MapSlide({ lesson, mapId }: { readonly lesson: Lesson; readonly mapId: string }): ReactElement | null {
  const map = lesson.maps.find(({ id }) => id === mapId);
  return map ? <Drawn map={map} /> : null;
}

/** As the author drew it, on a screen that is wide. */
const wish: Wish = { isNarrow: false, labels: new Map() };

function Drawn({ map }: { readonly map: FlowMap }): ReactElement {
  const { progress } = useDrawing(map, wish);
  const place = useRef<HTMLDivElement>(null);
  // Without its names, buttons and rings: nobody operates a map in a hall.
  const picture = progress.type === 'drawn' ? progress.drawing.picture : undefined;
  useEffect(() => {
    if (picture === undefined) return;
    const svg = new DOMParser().parseFromString(picture, 'image/svg+xml').documentElement;
    svg.removeAttribute('style');
    place.current?.replaceChildren(svg);
  }, [picture]);
  return (
    <div className="slide-map">
      <h2 className="slide-title">{map.title}</h2>
      <p className="visually-hidden">{map.summary}</p>
      {progress.type === 'failed' ? <p>The map could not be drawn: {progress.reason}.</p> : null}
      <div className="slide-map-place" ref={place} aria-hidden="true" />
    </div>
  );
}
