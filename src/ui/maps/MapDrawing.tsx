import { useEffect, useMemo, useRef, type ReactElement } from 'react';
import type { FlowMap } from '../../lesson/lesson.ts';
import type { Drawing } from './drawMap.ts';
import { elementsOf } from './mapElement.ts';
import { operateDrawing, showState, type DrawingState } from './operateDrawing.ts';
import type { DrawingProgress } from './useDrawing.ts';
import { useScriptBytes } from './useScriptBytes.ts';
import './MapDrawing.css';

interface MapDrawingProps extends DrawingState {
  readonly map: FlowMap;
  readonly progress: DrawingProgress;
  onSelect(key: string | undefined): void;
  tryAgain(): void;
}

export function MapDrawing({ progress, tryAgain, ...rest }: MapDrawingProps): ReactElement {
  switch (progress.type) {
    case 'drawing':
      return <Waiting />;
    case 'failed':
      return (
        <div className="maps-canvas" role="alert">
          <p>
            The map could not be drawn: {progress.reason}. The list says the same in words.{' '}
            <button type="button" className="button-quiet" onClick={tryAgain}>
              Try again
            </button>
          </p>
        </div>
      );
    case 'drawn':
      return <Canvas drawing={progress.drawing} {...rest} />;
  }
}

function Waiting(): ReactElement {
  const byteCount = useScriptBytes();
  return (
    <div className="maps-canvas">
      <p className="maps-waiting">
        <progress aria-label="Drawing the map" />
        Fetching the drawing program{byteCount > 0 && `, ${Math.ceil(byteCount / 1000)} kB so far`}.
      </p>
    </div>
  );
}

type CanvasProps = Omit<MapDrawingProps, 'progress' | 'tryAgain'> & { readonly drawing: Drawing };

function Canvas({ map, drawing, selectedKey, litKeys, onSelect }: CanvasProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const order = useMemo(() => elementsOf(map).map(({ key }) => key), [map]);
  useEffect(() => place.current?.replaceChildren(drawing.svg), [drawing]);
  useEffect(() => operateDrawing(drawing.svg, order, onSelect), [drawing, order, onSelect]);
  useEffect(() => showState(drawing.svg, order, { selectedKey, litKeys }), [drawing, order, selectedKey, litKeys]);
  return <div className="maps-canvas" ref={place} />;
}
