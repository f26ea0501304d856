import { useMemo, useRef, type ReactElement } from 'react';
import type { FlowMap } from '../../lesson/lesson.ts';
import type { MapElement } from './mapElement.ts';
import { MapDrawing } from './MapDrawing.tsx';
import { MapPanel } from './MapPanel.tsx';
import { StageStrip } from './StageStrip.tsx';
import type { DrawingProgress } from './useDrawing.ts';
import { useFragments, useStageStory } from './useStageStory.ts';

interface MapFigureProps {
  readonly map: FlowMap;
  readonly elements: readonly MapElement[];
  readonly progress: DrawingProgress;
  readonly selectedKey: string | undefined;
  readonly litKeys: readonly string[];
  onSelect(key: string | undefined): void;
  tryAgain(): void;
}

const noUses: readonly [] = [];

/** The drawing, beside it what is selected, and what of the Stage's story is to be seen in it. */
export function MapFigure({ map, elements, selectedKey, onSelect, ...rest }: MapFigureProps): ReactElement {
  const figure = useRef<HTMLDivElement>(null);
  const told = useStageStory(map);
  const fragmentOf = useFragments(map);
  const selected = elements.find(({ key }) => key === selectedKey);
  const edgeId = selected?.type === 'edge' ? selected.id : undefined;
  const play = useMemo(() => (edgeId === undefined ? undefined : fragmentOf(edgeId)), [edgeId, fragmentOf]);
  return (
    <div className="maps-figure" ref={figure}>
      <MapDrawing {...rest} {...{ map, figure, selectedKey, onSelect }} uses={told?.uses ?? noUses} />
      <div className="maps-beside">
        <MapPanel
          mapId={map.id}
          mapTitle={map.title}
          element={selected}
          play={play}
          onClear={() => onSelect(undefined)}
        />
        {told !== undefined && told.stepIndex > 0 && <StageStrip map={map} elements={elements} told={told} />}
      </div>
    </div>
  );
}
