import type { FlowMap, MapEdge, MapNode } from '../../lesson/lesson.ts';

/**
 * One thing in a map that can be selected. `id` is the node's or the edge's and, like `key`, unique within its map;
 * `name` is what a screen reader says.
 */
export type MapElement = NodeElement | EdgeElement;

export interface NodeElement {
  readonly type: 'node';
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly node: MapNode;
}

export interface EdgeElement {
  readonly type: 'edge';
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly edge: MapEdge;
  readonly fromLabel: string;
  readonly toLabel: string;
}

export const nodeKey = (nodeId: string): string => `node/${nodeId}`;
export const edgeKey = (edgeId: string): string => `edge/${edgeId}`;

/** Nodes, then edges, each in the order of the file. Arrow keys and the list both follow this order. */
export function elementsOf(map: FlowMap): readonly MapElement[] {
  const labels = new Map(map.nodes.map((node) => [node.id, node.label]));
  const labelOf = (nodeId: string): string => labels.get(nodeId) ?? nodeId;
  const nodes = map.nodes.map((node): NodeElement => ({
    type: 'node',
    id: node.id,
    key: nodeKey(node.id),
    name: `Node: ${node.label}`,
    node,
  }));
  const edges = map.edges.map((edge): EdgeElement => {
    const fromLabel = labelOf(edge.from);
    const toLabel = labelOf(edge.to);
    const ends = `Edge: ${fromLabel} to ${toLabel}`;
    const name = edge.label === '' ? ends : `${ends}, ${edge.label}`;
    return { type: 'edge', id: edge.id, key: edgeKey(edge.id), name, edge, fromLabel, toLabel };
  });
  return [...nodes, ...edges];
}

export function keyOfId(elements: readonly MapElement[], id: string): string | undefined {
  return elements.find((element) => element.id === id)?.key;
}
