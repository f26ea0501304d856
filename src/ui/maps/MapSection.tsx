import { useCallback, useMemo, type ReactElement } from 'react';
import type { FlowMap } from '../../lesson/lesson.ts';
import { useIsHydrated } from '../shell/useIsHydrated.ts';
import { DecisionTrial } from './DecisionTrial.tsx';
import { keyOfId, elementsOf } from './mapElement.ts';
import { MapExport } from './MapExport.tsx';
import { MapFigure } from './MapFigure.tsx';
import { MapList } from './MapList.tsx';
import type { MapsChoice } from './mapsQuery.ts';
import { useDrawing } from './useDrawing.ts';
import { useIsNarrow } from './useIsNarrow.ts';
import { chooseInMaps } from './useMapsChoice.ts';
import { useTrial } from './useTrial.ts';
import './MapSection.css';

interface MapSectionProps {
  readonly map: FlowMap;
  readonly choice: MapsChoice;
}

const noLabels: ReadonlyMap<string, string> = new Map();
const noKeys: readonly string[] = [];

/** One map: in words for everyone, and drawn and selectable where the page can be operated. */
export function MapSection({ map, choice }: MapSectionProps): ReactElement {
  const isHydrated = useIsHydrated();
  const headingId = `maps-${map.id}`;
  return (
    <section className="maps-section" aria-labelledby={headingId}>
      <h2 id={headingId}>{map.title}</h2>
      <p>{map.summary}</p>
      {isHydrated ? <LiveMap map={map} choice={choice} /> : <StaticMap map={map} />}
    </section>
  );
}

function StaticMap({ map }: { readonly map: FlowMap }): ReactElement {
  return <MapList mapId={map.id} elements={elementsOf(map)} selectedKey={undefined} onSelect={undefined} />;
}

function LiveMap({ map, choice }: MapSectionProps): ReactElement {
  const elements = useMemo(() => elementsOf(map), [map]);
  const used = useTrial(map, choice.trial);
  const isNarrow = useIsNarrow();
  const labels = used?.trial.labels ?? noLabels;
  const { progress, tryAgain } = useDrawing(
    map,
    useMemo(() => ({ isNarrow, labels }), [isNarrow, labels]),
  );
  const chosenId = choice.mapId === map.id ? choice.elementId : undefined;
  const selectedKey = chosenId === undefined ? undefined : keyOfId(elements, chosenId);
  const { trial } = choice;
  // Choosing what is chosen already lets it go, as a pressed button does.
  const toggle = useCallback(
    (key: string | undefined) => {
      const id = key === selectedKey ? undefined : elements.find((element) => element.key === key)?.id;
      chooseInMaps({ ...(id === undefined ? {} : { mapId: map.id, elementId: id }), ...(trial && { trial }) });
    },
    [elements, map, selectedKey, trial],
  );
  return (
    <>
      {used !== undefined && (
        <DecisionTrial
          mapId={map.id}
          {...used}
          onChange={(change) => chooseInMaps({ ...choice, trial: { ...choice.trial, ...change } })}
        />
      )}
      <MapFigure
        {...{ map, elements, progress, tryAgain, selectedKey }}
        litKeys={used?.trial.keys ?? noKeys}
        onSelect={toggle}
      />
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
