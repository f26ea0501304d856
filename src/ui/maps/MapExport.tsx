import { useRef, useState, type ReactElement } from 'react';
import type { FlowMap } from '../../lesson/lesson.ts';
import { exportFile, type ExportKind } from './exportFiles.ts';
import { saveFile } from './saveFile.ts';
import './MapExport.css';

interface MapExportProps {
  readonly map: FlowMap;
  /** Markup of the drawing; none while there is no drawing. */
  readonly picture: string | undefined;
}

const KINDS = [
  { kind: 'mmd', copy: 'Copy Mermaid', download: 'Download .mmd' },
  { kind: 'svg', copy: 'Copy SVG', download: 'Download SVG' },
  { kind: 'png', copy: 'Copy PNG', download: 'Download PNG' },
] as const satisfies readonly { kind: ExportKind; copy: string; download: string }[];

/** Takes the map out of the page: as Mermaid text or as a picture. */
export function MapExport({ map, picture }: MapExportProps): ReactElement {
  const [said, setSaid] = useState('');
  const details = useRef<HTMLDetailsElement>(null);
  const code = useRef<HTMLPreElement>(null);
  const selectText = (): void => {
    if (details.current !== null) details.current.open = true;
    if (code.current !== null) getSelection()?.selectAllChildren(code.current);
  };
  const copy = async (kind: ExportKind): Promise<void> => {
    try {
      await copyFile(kind, exportFile(kind, { map, picture }));
      setSaid('Copied.');
    } catch {
      if (kind === 'mmd') {
        selectText();
        setSaid('This browser does not let the page copy. The text is selected below: copy it with your keyboard.');
      } else setSaid('This browser does not let the page copy a picture. Download it instead.');
    }
  };
  const download = async (kind: ExportKind): Promise<void> => {
    const name = `${map.id}.${kind}`;
    try {
      const file = await exportFile(kind, { map, picture });
      saveFile(name, file, file.type);
      setSaid(`Saved as ${name}.`);
    } catch {
      setSaid(`This browser could not make ${name}.`);
    }
  };
  return (
    <div className="maps-export" role="group" aria-label={`${map.title}: export`}>
      <p className="maps-export-buttons">
        {KINDS.filter(({ kind }) => kind === 'mmd' || picture !== undefined).map((names) => (
          <span key={names.kind} className="maps-export-kind">
            <button type="button" className="button" onClick={() => void copy(names.kind)}>
              {names.copy}
            </button>
            <button type="button" className="button" onClick={() => void download(names.kind)}>
              {names.download}
            </button>
          </span>
        ))}
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

/** The file is still being made when the clipboard is asked: some browsers allow that only within the click. */
async function copyFile(kind: ExportKind, file: Promise<Blob>): Promise<void> {
  if (kind !== 'png') await navigator.clipboard.writeText(await (await file).text());
  else await navigator.clipboard.write([new ClipboardItem({ 'image/png': file })]);
}
