import type { FlowMap } from '../../lesson/lesson.ts';
import { loadWebFonts } from '../style/webFonts.ts';
import { decorateDrawing } from './decorateDrawing.ts';
import { loadMermaid } from './loadMermaid.ts';
import { markHues } from './markHues.ts';
import { narrowLabels, svgLabelText } from './svgLabelText.ts';

export interface Drawing {
  /** For the page: with names, hit areas and focus rings. */
  readonly svg: SVGSVGElement;
  /** Markup of the picture alone, colours still as tokens. */
  readonly picture: string;
}

let previous: Promise<unknown> = Promise.resolve();
let drawingCount = 0;

/**
 * Draws one map after the other: Mermaid keeps global state while it works. Drawing happens in a box of its own that
 * always has a layout, so it does not matter whether the tab is shown when its turn comes.
 * @returns undefined if `signal` was aborted before its turn came.
 */
export function drawMap(map: FlowMap, isNarrow: boolean, signal: AbortSignal): Promise<Drawing | undefined> {
  const drawing = previous.then(() => draw(map, isNarrow, signal));
  previous = drawing.catch(() => undefined);
  return drawing;
}

async function draw(map: FlowMap, isNarrow: boolean, signal: AbortSignal): Promise<Drawing | undefined> {
  if (signal.aborted) return undefined;
  const mermaid = await loadMermaid();
  await loadWebFonts();
  // Labels are measured: in the font that they will be shown in, or in its stand-in when there is none to be had.
  await document.fonts.load(`1em ${getComputedStyle(document.body).fontFamily}`).catch(() => undefined);
  const text = svgLabelText(isNarrow ? narrowLabels(map.mermaid) : map.mermaid);
  await mermaid.parse(text);
  const box = measuringBox();
  try {
    drawingCount += 1;
    const { svg: markup } = await mermaid.render(`maps-drawing-${drawingCount}`, text, box);
    box.innerHTML = markup;
    const svg = box.querySelector('svg');
    if (svg === null) throw new Error('Mermaid returned no picture.');
    markHues(svg, map);
    const picture = new XMLSerializer().serializeToString(svg);
    decorateDrawing(svg, map);
    return { svg, picture };
  } finally {
    box.remove();
  }
}

/** Out of sight, but laid out: in a box that is not displayed every label would measure 0. */
function measuringBox(): HTMLElement {
  const box = document.createElement('div');
  box.className = 'maps-measuring-box';
  box.inert = true;
  document.body.append(box);
  return box;
}
