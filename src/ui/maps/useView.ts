import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { Drawing } from './drawMap.ts';
import { operateView } from './operateView.ts';
import { fitted, movedBy, seenBox, zoomedAtMiddle, type View } from './view.ts';

export interface UsedView {
  readonly zoom: number;
  zoomBy(factor: number): void;
  fit(): void;
}

export type ChangeView = (change: (view: View) => View) => void;

/** What of the drawing is seen, by buttons, wheel, fingers and keys. */
export function useView(drawing: Drawing, place: RefObject<HTMLElement | null>): UsedView {
  const { svg, box } = drawing;
  const [view, setView] = useState(() => fitted(box));
  // A drawing that is made anew, with other labels, may have another size.
  const kept = view.zoom === 1 ? fitted(box) : movedBy(view, box, 0, 0);
  const { x, y, width, height } = seenBox(kept, box);
  const viewBox = `${x} ${y} ${width} ${height}`;
  useEffect(() => svg.setAttribute('viewBox', viewBox), [svg, viewBox]);
  const change = useCallback<ChangeView>((next) => setView((old) => next(movedBy(old, box, 0, 0))), [box]);
  useEffect(
    () => (place.current === null ? undefined : operateView(place.current, drawing, change)),
    [place, drawing, change],
  );
  const isZoomed = kept.zoom > 1;
  useEffect(() => {
    place.current?.classList.toggle('is-zoomed', isZoomed);
  }, [place, isZoomed]);
  return {
    zoom: kept.zoom,
    zoomBy: (factor) => change((old) => zoomedAtMiddle(old, box, factor)),
    fit: () => change(() => fitted(box)),
  };
}
