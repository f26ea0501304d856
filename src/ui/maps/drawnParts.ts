import type { FlowMap } from '../../lesson/lesson.ts';
import { edgePathIds } from './edgePathIds.ts';

/** Finds the parts of a Mermaid flowchart in its SVG. A part that Mermaid did not draw is left out. */
export interface DrawnParts {
  readonly nodes: ReadonlyMap<string, SVGGElement>;
  readonly edges: ReadonlyMap<string, DrawnEdge>;
}
export interface DrawnEdge {
  readonly path: SVGPathElement;
  readonly label: SVGGElement | undefined;
}

export function drawnParts(svg: SVGSVGElement, map: FlowMap): DrawnParts {
  return { nodes: drawnNodes(svg, map), edges: drawnEdges(svg, map) };
}

function drawnNodes(svg: SVGSVGElement, map: FlowMap): ReadonlyMap<string, SVGGElement> {
  const found = new Map<string, SVGGElement>();
  const groups = [...svg.querySelectorAll<SVGGElement>('g.node')];
  for (const node of map.nodes) {
    const prefix = `${svg.id}-flowchart-${node.id}-`;
    const group = groups.find(({ id }) => id.startsWith(prefix) && /^\d+$/.test(id.slice(prefix.length)));
    if (group !== undefined) found.set(node.id, group);
  }
  return found;
}

function drawnEdges(svg: SVGSVGElement, map: FlowMap): ReadonlyMap<string, DrawnEdge> {
  const paths = new Map<string, SVGPathElement>();
  for (const path of svg.querySelectorAll<SVGPathElement>('.edgePaths path[data-id]')) {
    paths.set(path.dataset['id'] ?? '', path);
  }
  const labels = new Map<string, SVGGElement>();
  for (const label of svg.querySelectorAll<SVGGElement>('.edgeLabels .label[data-id]')) {
    labels.set(label.dataset['id'] ?? '', label);
  }
  const found = new Map<string, DrawnEdge>();
  for (const [edgeId, pathId] of edgePathIds(map.edges, [...paths.keys()])) {
    const path = paths.get(pathId);
    if (path !== undefined) found.set(edgeId, { path, label: labels.get(pathId) });
  }
  return found;
}
