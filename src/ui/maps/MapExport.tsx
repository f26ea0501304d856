import { useRef, useState, type ReactElement } from 'react';
import type { FlowMap } from '../../lesson/lesson.ts';
import { saveFile } from './saveFile.ts';
import { standaloneSvg } from './standaloneSvg.ts';
import './MapExport.css';

interface MapExportProps {
  readonly map: FlowMap;
  /** Markup of the drawing; none while there is no drawing. */
  readonly picture: string | undefined;
}

/** Takes the map out of the page: as Mermaid text or as a picture. */
export function MapExport({ map, picture }: MapExportProps): ReactElement {
  const [said, setSaid] = useState('');
  const details = useRef<HTMLDetailsElement>(null);
  const code = useRef<HTMLPreElement>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(map.mermaid);
      setSaid('Copied.');
    } catch {
      if (details.current !== null) details.current.open = true;
      if (code.current !== null) getSelection()?.selectAllChildren(code.current);
      setSaid('This browser does not let the page copy. The text is selected below: copy it with your keyboard.');
    }
  };
  const download = (ending: 'mmd' | 'svg', text: string, mediaType: string): void => {
    saveFile(`${map.id}.${ending}`, text, mediaType);
    setSaid(`Saved as ${map.id}.${ending}.`);
  };
  return (
    <div className="maps-export" role="group" aria-label={`${map.title}: export`}>
      <p className="maps-export-buttons">
        <button type="button" className="button" onClick={() => void copy()}>
          Copy Mermaid
        </button>
        <button type="button" className="button" onClick={() => download('mmd', map.mermaid, 'text/vnd.mermaid')}>
          Download .mmd
        </button>
        {picture !== undefined && (
          <button
            type="button"
            className="button"
            onClick={() => download('svg', standaloneSvg(picture, map.title, tokenValue), 'image/svg+xml')}
          >
            Download SVG
          </button>
        )}
        <span role="status">{said}</span>
      </p>
      <details ref={details}>
        <summary>Mermaid text</summary>
        <pre ref={code} tabIndex={0} role="region" aria-label={`${map.title}: Mermaid text`}>
          {map.mermaid}
        </pre>
      </details>
    </div>
  );
}

function tokenValue(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token).trim();
}
