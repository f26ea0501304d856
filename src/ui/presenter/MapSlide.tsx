import { useEffect, useRef, type ReactElement } from 'react';
import type { FlowMap, Lesson } from '../../lesson/lesson.ts';
import { useDrawing } from '../maps/useDrawing.ts';
import '../maps/MapDrawing.css';

/** A map, as large as the slide. Its words are in the Maps tab; here the instructor says them. */
export function MapSlide({ lesson, mapId }: { readonly lesson: Lesson; readonly mapId: string }): ReactElement | null {
  const map = lesson.maps.find(({ id }) => id === mapId);
  return map ? <Drawn map={map} /> : null;
}

function Drawn({ map }: { readonly map: FlowMap }): ReactElement {
  const { progress } = useDrawing(map, false);
  const place = useRef<HTMLDivElement>(null);
  const drawing = progress.type === 'drawn' ? progress.drawing : undefined;
  useEffect(() => {
    if (!drawing) return;
    const svg = drawing.svg.cloneNode(true) as SVGSVGElement;
    svg.removeAttribute('style');
    svg.querySelectorAll('[tabindex]').forEach((part) => part.removeAttribute('tabindex'));
    place.current?.replaceChildren(svg);
  }, [drawing]);
  return (
    <div className="slide-map">
      <h2 className="slide-title">{map.title}</h2>
      <p className="visually-hidden">{map.summary}</p>
      {progress.type === 'failed' ? <p>The map could not be drawn: {progress.reason}.</p> : null}
      <div className="slide-map-place maps-canvas" ref={place} aria-hidden="true" />
    </div>
  );
}
