import { useEffect, useMemo, useRef, type ReactElement } from 'react';
import type { FlowMap, Lesson } from '../../lesson/lesson.ts';
import type { Drawing, Wish } from '../maps/drawMap.ts';
import { useDrawing, type DrawingProgress } from '../maps/useDrawing.ts';
import '../maps/MapDrawing.css';

/** A map, as large as the slide. Its words are in the Maps tab; here the instructor says them. */
export function MapSlide({ lesson, mapId }: { readonly lesson: Lesson; readonly mapId: string }): ReactElement | null {
  const map = lesson.maps.find(({ id }) => id === mapId);
  return map ? <Drawn map={map} /> : null;
}

/** On a screen that is wide. */
const wish: Wish = { isNarrow: false, labels: new Map() };

function Drawn({ map }: { readonly map: FlowMap }): ReactElement {
  const across = useMemo(() => ({ ...map, mermaid: acrossText(map.mermaid) }), [map]);
  const ways = [useDrawing(map, wish).progress, useDrawing(across, wish).progress];
  const place = useRef<HTMLDivElement>(null);
  // Without its names, buttons and rings: nobody operates a map in a hall.
  const picture = ways.some(({ type }) => type === 'drawing') ? undefined : largest(ways)?.picture;
  useEffect(() => {
    if (picture === undefined) return;
    const svg = new DOMParser().parseFromString(picture, 'image/svg+xml').documentElement;
    svg.removeAttribute('style');
    place.current?.replaceChildren(svg);
  }, [picture]);
  const failed = ways.find(({ type }) => type === 'failed');
  return (
    <div className="slide-map">
      <h2 className="slide-title">{map.title}</h2>
      <p className="visually-hidden">{map.summary}</p>
      {failed?.type === 'failed' ? <p>The map could not be drawn: {failed.reason}.</p> : null}
      <div className="slide-map-place" ref={place} aria-hidden="true" />
    </div>
  );
}

/** A slide is wide: some maps are larger when what goes down a page goes across it. */
function acrossText(mermaidText: string): string {
  return mermaidText.replace(/^(\s*flowchart\s+)T[BD]\b/, '$1LR');
}

function largest(ways: readonly DrawingProgress[]): Drawing | undefined {
  const drawings = ways.flatMap((way) => (way.type === 'drawn' ? [way.drawing] : []));
  return drawings.toSorted((a, b) => scaleOf(b) - scaleOf(a))[0];
}

/** In parts of what a slide has room for. */
function scaleOf({ box: { width, height } }: Drawing): number {
  return Math.min(1544 / width, 800 / height);
}
