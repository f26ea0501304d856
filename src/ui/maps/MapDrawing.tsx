import { useEffect, useMemo, useRef, type ReactElement, type RefObject } from 'react';
import type { FlowMap } from '../../lesson/lesson.ts';
import type { Drawing } from './drawMap.ts';
import type { EdgeUse } from './edgeUses.ts';
import { elementsOf } from './mapElement.ts';
import { operateDrawing, showState, type DrawingState } from './operateDrawing.ts';
import type { DrawingProgress } from './useDrawing.ts';
import { showUses } from './showUses.ts';
import { useProgramBytes, type ProgramBytes } from './useProgramBytes.ts';
import { useView } from './useView.ts';
import { ViewTools } from './ViewTools.tsx';
import './MapDrawing.css';

interface MapDrawingProps extends DrawingState {
  readonly map: FlowMap;
  /** The edges that the Stage's step uses. */
  readonly uses: readonly EdgeUse[];
  /** What fills the screen when it is asked to. */
  readonly figure: RefObject<HTMLElement | null>;
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
  const bytes = useProgramBytes();
  return (
    <div className="maps-canvas">
      <p className="maps-waiting">
        <progress aria-label="Drawing the map" {...(bytes && { max: bytes.total, value: bytes.arrived })} />
        {sentenceOf(bytes)}
      </p>
    </div>
  );
}

function sentenceOf(bytes: ProgramBytes | undefined): string {
  if (bytes === undefined) return 'Fetching the drawing program.';
  if (bytes.arrived === bytes.total) return 'Drawing.';
  return `Fetching the drawing program: ${kilobytes(bytes.arrived)} of ${kilobytes(bytes.total)} kB.`;
}

const kilobytes = (count: number): string => Math.round(count / 1000).toLocaleString('en');

type CanvasProps = Omit<MapDrawingProps, 'progress' | 'tryAgain'> & { readonly drawing: Drawing };

function Canvas({ map, drawing, figure, selectedKey, litKeys, uses, onSelect }: CanvasProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const order = useMemo(() => elementsOf(map).map(({ key }) => key), [map]);
  useEffect(() => place.current?.replaceChildren(drawing.svg), [drawing]);
  const view = useView(drawing, place);
  useEffect(() => operateDrawing(drawing.svg, order, onSelect), [drawing, order, onSelect]);
  useEffect(() => showState(drawing.svg, order, { selectedKey, litKeys }), [drawing, order, selectedKey, litKeys]);
  useEffect(() => showUses(drawing.svg, uses), [drawing, uses]);
  return (
    <div className="maps-drawn">
      <ViewTools mapTitle={map.title} view={view} figure={figure} />
      <div className="maps-canvas" ref={place} />
    </div>
  );
}
