import type { FlowMap, MapNode } from '../../lesson/lesson.ts';
import { loadWebFonts } from '../style/webFonts.ts';
import { decorateDrawing } from './decorateDrawing.ts';
import { loadMermaid } from './loadMermaid.ts';
import { markHues } from './markHues.ts';
import { narrowLabels, svgLabelText } from './svgLabelText.ts';
import type { Box } from './view.ts';
import { withLabels } from './withLabels.ts';

export interface Drawing {
  /** For the page: with names, hit areas and focus rings. */
  readonly svg: SVGSVGElement;
  /** All of it, in its own units. */
  readonly box: Box;
  /** Markup of the picture alone, colours still as tokens. */
  readonly picture: string;
}

/** How a map is to be drawn this time. */
export interface Wish {
  readonly isNarrow: boolean;
  /** By node: what is written on it instead of its label. */
  readonly labels: ReadonlyMap<string, string>;
}

let previous: Promise<unknown> = Promise.resolve();
let drawingCount = 0;

/**
 * Draws one map after the other: Mermaid keeps global state while it works. Drawing happens in a box of its own that
 * always has a layout, so it does not matter whether the tab is shown when its turn comes.
 * @returns undefined if `signal` was aborted before its turn came.
 */
export function drawMap(map: FlowMap, wish: Wish, signal: AbortSignal): Promise<Drawing | undefined> {
  const drawing = previous.then(() => draw(map, wish, signal));
  previous = drawing.catch(() => undefined);
  return drawing;
}

async function draw(map: FlowMap, { isNarrow, labels }: Wish, signal: AbortSignal): Promise<Drawing | undefined> {
  if (signal.aborted) return undefined;
  const mermaid = await loadMermaid();
  performance.mark('maps-program-there');
  await loadWebFonts();
  // Labels are measured: in the font that they will be shown in, or in its stand-in when there is none to be had.
  await document.fonts.load(`1em ${getComputedStyle(document.body).fontFamily}`).catch(() => undefined);
  const labelled = withLabels(map.mermaid, labels);
  const text = svgLabelText(isNarrow ? narrowLabels(labelled) : labelled);
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
    decorateDrawing(svg, { ...map, nodes: map.nodes.map((node) => named(node, labels)) });
    const { x, y, width, height } = svg.viewBox.baseVal;
    performance.mark('maps-drawn');
    return { svg, picture, box: { x, y, width, height } };
  } finally {
    box.remove();
  }
}

/** A screen reader says what is drawn. */
function named(node: MapNode, labels: Wish['labels']): MapNode {
  return { ...node, label: labels.get(node.id)?.replaceAll('<br/>', ': ') ?? node.label };
}

/** Out of sight, but laid out: in a box that is not displayed every label would measure 0. */
function measuringBox(): HTMLElement {
  const box = document.createElement('div');
  box.className = 'maps-measuring-box';
  box.inert = true;
  document.body.append(box);
  return box;
}
