import type { ReactElement, RefObject } from 'react';
import { zoomStep } from './operateView.ts';
import { useFullScreen } from './useFullScreen.ts';
import type { UsedView } from './useView.ts';
import { largestZoom } from './view.ts';
import './ViewTools.css';

interface ViewToolsProps {
  readonly mapTitle: string;
  readonly view: UsedView;
  /** What fills the screen. */
  readonly figure: RefObject<HTMLElement | null>;
}

export function ViewTools({ mapTitle, view, figure }: ViewToolsProps): ReactElement {
  const { isFull, toggle } = useFullScreen(figure);
  const { zoom } = view;
  return (
    <p className="maps-view" role="group" aria-label={`${mapTitle}: view`}>
      <button type="button" disabled={zoom >= largestZoom} onClick={() => view.zoomBy(zoomStep)}>
        Zoom in
      </button>
      <button type="button" disabled={zoom <= 1} onClick={() => view.zoomBy(1 / zoomStep)}>
        Zoom out
      </button>
      <button type="button" disabled={zoom <= 1} onClick={view.fit}>
        Fit
      </button>
      <button type="button" aria-pressed={isFull} onClick={toggle}>
        Full screen
      </button>
      <span className="maps-view-zoom">{Math.round(zoom * 100)} %</span>
    </p>
  );
}
