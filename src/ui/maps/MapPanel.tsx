import type { ReactElement } from 'react';
import { ElementDetails } from './ElementDetails.tsx';
import { ElementTitle } from './ElementTitle.tsx';
import type { MapElement } from './mapElement.ts';
import './MapPanel.css';

interface MapPanelProps {
  readonly mapId: string;
  readonly mapTitle: string;
  readonly element: MapElement | undefined;
  /** Plays what uses the edge; none for a node, and for an edge that no story uses. */
  readonly play: (() => void) | undefined;
  onClear(): void;
}

/** The explanation of what is selected; read out when it changes. */
export function MapPanel({ mapId, mapTitle, element, play, onClear }: MapPanelProps): ReactElement {
  return (
    <section
      className={element === undefined ? 'maps-panel' : 'maps-panel is-filled'}
      aria-label={`${mapTitle}: explanation`}
      aria-live="polite"
    >
      {element === undefined ? (
        <p className="maps-hint">
          Select a box to read why it is there, or an arrow to read what it carries and brings about, and to play the
          part of the story that uses it. With the keyboard: arrow keys move through the map, Enter selects, Escape
          clears, + and − zoom, 0 fits, Shift with an arrow key moves the drawing.
        </p>
      ) : (
        <>
          <p className="maps-panel-kind">
            {element.type === 'node' ? 'Why it is there' : 'What it carries'}
            <button type="button" className="button-quiet" onClick={onClear}>
              Clear selection
            </button>
          </p>
          <h3 className="maps-panel-title">
            <ElementTitle element={element} />
          </h3>
          <ElementDetails mapId={mapId} element={element} />
          {play !== undefined && (
            <p className="maps-panel-play">
              <button type="button" className="button" onClick={play}>
                Play this edge
              </button>
            </p>
          )}
        </>
      )}
    </section>
  );
}
