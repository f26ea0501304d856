import type { ReactElement } from 'react';
import { ElementDetails } from './ElementDetails.tsx';
import { ElementTitle } from './ElementTitle.tsx';
import type { MapElement } from './mapElement.ts';
import './MapList.css';

interface MapListProps {
  readonly mapId: string;
  readonly elements: readonly MapElement[];
  readonly selectedKey: string | undefined;
  /** Without it the list is for reading only. */
  readonly onSelect: ((key: string) => void) | undefined;
}

/** The map in words: the same nodes and edges with the same explanations. */
export function MapList(props: MapListProps): ReactElement {
  return (
    <div className="maps-list">
      <Part {...props} heading="Boxes" elements={props.elements.filter(({ type }) => type === 'node')} />
      <Part {...props} heading="Arrows" elements={props.elements.filter(({ type }) => type === 'edge')} />
    </div>
  );
}

function Part({ heading, mapId, elements, selectedKey, onSelect }: MapListProps & { heading: string }): ReactElement {
  return (
    <>
      <h3>{heading}</h3>
      <ul>
        {elements.map((element) => (
          <li key={element.key} className={element.key === selectedKey ? 'is-selected' : undefined}>
            <h4>
              {onSelect === undefined ? (
                <ElementTitle element={element} />
              ) : (
                <button type="button" aria-pressed={element.key === selectedKey} onClick={() => onSelect(element.key)}>
                  <ElementTitle element={element} />
                </button>
              )}
            </h4>
            <ElementDetails mapId={mapId} element={element} />
          </li>
        ))}
      </ul>
    </>
  );
}
