import { HUES } from './hue.ts';

const BASE = `
  .node .label-container { fill: var(--surface); stroke: var(--ink-soft); stroke-width: 2px; }
  .label text, .node .label text, .cluster-label text { fill: var(--ink); }
  .node .label rect { fill: none; stroke: none; }
  .edgeLabel rect.background { fill: var(--paper); opacity: 1; }
  .cluster rect { fill: none; stroke: var(--line); }
  .edgePaths .flowchart-link { stroke: var(--ink-soft); stroke-width: 1.5px; fill: none; }
  .edge-pattern-dotted, .edge-pattern-dashed { stroke-dasharray: 5 4; }
  .marker { fill: var(--ink-soft); fill: context-stroke; stroke: none; }
`;

/**
 * The look of a drawing, in the page's colour tokens. Because these are live, a drawing follows light, dark and print
 * without being made again; only a file that leaves the page needs their values.
 */
export const DRAWING_CSS = BASE + HUES.map(hueCss).join('');

function hueCss(hue: string): string {
  return `
  .node.hue-${hue} .label-container { stroke: var(--${hue}); }
  .edgePaths .flowchart-link.hue-${hue} { stroke: var(--${hue}); }`;
}
