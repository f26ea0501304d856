import type { FlowMap } from '../../lesson/lesson.ts';
import { pngOf } from '../stage/share/pngOf.ts';
import { embeddedFont } from './embeddedFont.ts';
import { standaloneSvg } from './standaloneSvg.ts';

export type ExportKind = 'mmd' | 'svg' | 'png';

export interface ExportSource {
  readonly map: FlowMap;
  /** Markup of the drawing; none while there is no drawing. */
  readonly picture: string | undefined;
}

/** The map as a file of its own, that any program can open. Rejects when this browser cannot make it. */
export async function exportFile(kind: ExportKind, { map, picture }: ExportSource): Promise<Blob> {
  if (kind === 'mmd') return new Blob([map.mermaid], { type: 'text/vnd.mermaid' });
  if (picture === undefined) throw new Error('There is no drawing to export.');
  const drawn = standaloneSvg(picture, map.title, valueOf, await embeddedFont());
  return kind === 'svg' ? new Blob([drawn.svg], { type: 'image/svg+xml' }) : pngOf(drawn.svg, drawn);
}

function valueOf(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token).trim();
}
