import { useCallback, useMemo, useState, type ReactElement } from 'react';
import type { FlowMap } from '../../lesson/lesson.ts';
import { comparisonOf } from './comparison.ts';
import { DecisionTrial } from './DecisionTrial.tsx';
import { elementsOf } from './mapElement.ts';
import { MapDrawing } from './MapDrawing.tsx';
import { MapExport } from './MapExport.tsx';
import { MapList } from './MapList.tsx';
import { MapPanel } from './MapPanel.tsx';
import { useDrawing } from './useDrawing.ts';
import { useIsNarrow } from './useIsNarrow.ts';
import { useIsHydrated } from '../shell/useIsHydrated.ts';
import './MapSection.css';

const NONE: readonly string[] = [];

interface MapSectionProps {
  readonly map: FlowMap;
}

/** One map: in words for everyone, and drawn and selectable where the page can be operated. */
export function MapSection({ map }: MapSectionProps): ReactElement {
  const isHydrated = useIsHydrated();
  const headingId = `maps-${map.id}`;
  return (
    <section className="maps-section" aria-labelledby={headingId}>
      <h2 id={headingId}>{map.title}</h2>
      <p>{map.summary}</p>
      {isHydrated ? <LiveMap map={map} /> : <StaticMap map={map} />}
    </section>
  );
}

function StaticMap({ map }: MapSectionProps): ReactElement {
  return <MapList mapId={map.id} elements={elementsOf(map)} selectedKey={undefined} onSelect={undefined} />;
}

function LiveMap({ map }: MapSectionProps): ReactElement {
  const elements = useMemo(() => elementsOf(map), [map]);
  const comparison = useMemo(() => comparisonOf(map), [map]);
  const [selectedKey, setSelectedKey] = useState<string>();
  const [litKeys, setLitKeys] = useState(NONE);
  const isNarrow = useIsNarrow();
  const { progress, tryAgain } = useDrawing(map, isNarrow);
  // Choosing what is chosen already lets it go, as a pressed button does.
  const toggle = useCallback((key: string | undefined) => setSelectedKey((old) => (old === key ? undefined : key)), []);
  const selected = elements.find(({ key }) => key === selectedKey);
  return (
    <>
      {comparison !== undefined && <DecisionTrial map={map} comparison={comparison} onPath={setLitKeys} />}
      <div className="maps-figure">
        <MapDrawing {...{ map, progress, tryAgain, selectedKey, litKeys }} onSelect={toggle} />
        <MapPanel mapId={map.id} mapTitle={map.title} element={selected} onClear={() => toggle(undefined)} />
      </div>
      <MapExport map={map} picture={progress.type === 'drawn' ? progress.drawing.picture : undefined} />
      <details className="maps-in-words" open={isNarrow || progress.type === 'failed'}>
        <summary>
          {map.title} as a list: {map.nodes.length} boxes, {map.edges.length} arrows
        </summary>
        <MapList mapId={map.id} elements={elements} selectedKey={selectedKey} onSelect={toggle} />
      </details>
    </>
  );
}
