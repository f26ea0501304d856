import type { FlowMap, MapEdge } from '../../lesson/lesson.ts';
import type { Comparison } from './comparison.ts';
import { edgeKey, nodeKey } from './mapElement.ts';

export interface DecisionPath {
  /** Keys of the nodes and edges passed, from the first node to the last. */
  readonly keys: readonly string[];
  /** Labels of the nodes after the question. */
  readonly outcome: readonly string[];
}

/** Which way out of the question; `stay`: neither. */
export type Turn = 'yes' | 'no' | 'stay';

/** Where one goes in the map when the question is answered so. Ends at a node without a way out, or met before. */
export function decisionPath(map: FlowMap, comparison: Comparison, turn: Turn): DecisionPath {
  const keys: string[] = [];
  const outcome: string[] = [];
  const visited = new Set<string>();
  let isDecided = false;
  let nodeId = map.nodes.find((node) => !map.edges.some((edge) => edge.to === node.id))?.id ?? comparison.node.id;
  while (!visited.has(nodeId)) {
    visited.add(nodeId);
    keys.push(nodeKey(nodeId));
    if (isDecided) outcome.push(map.nodes.find((node) => node.id === nodeId)?.label ?? nodeId);
    if (nodeId === comparison.node.id) isDecided = true;
    const next = wayOut(map, comparison, turn, nodeId);
    if (next === undefined) break;
    keys.push(edgeKey(next.id));
    nodeId = next.to;
  }
  return { keys, outcome };
}

/** The same way as far as the first node after the question: what comes then is not done. */
export function cutAfterAnswer({ keys, outcome }: DecisionPath, comparison: Comparison): DecisionPath {
  const end = keys.indexOf(nodeKey(comparison.node.id)) + 3;
  return { keys: keys.slice(0, end), outcome: outcome.slice(0, 1) };
}

function wayOut(map: FlowMap, comparison: Comparison, turn: Turn, nodeId: string): MapEdge | undefined {
  if (nodeId !== comparison.node.id) return map.edges.find((edge) => edge.from === nodeId);
  return turn === 'stay' ? undefined : comparison[turn];
}
