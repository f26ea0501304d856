import type { FlowMap } from '../../lesson/lesson.ts';
import { drawnParts } from './drawnParts.ts';
import { hueOfLabel } from './hue.ts';

/** Gives the participants their hue, and every edge that of the node it leaves. */
export function markHues(svg: SVGSVGElement, map: FlowMap): void {
  const { nodes, edges } = drawnParts(svg, map);
  for (const node of map.nodes) {
    const hue = hueOfLabel(node.label);
    if (hue === undefined) continue;
    nodes.get(node.id)?.classList.add(`hue-${hue}`);
    for (const edge of map.edges) {
      if (edge.from === node.id) edges.get(edge.id)?.path.classList.add(`hue-${hue}`);
    }
  }
}
