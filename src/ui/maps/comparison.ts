import type { FlowMap, MapEdge, MapNode } from '../../lesson/lesson.ts';

/** A question in a map that two numbers decide, as in `F >= last_fence?`, with its two ways out. */
export interface Comparison {
  readonly node: MapNode;
  readonly left: string;
  readonly operator: Operator;
  readonly right: string;
  readonly yes: MapEdge;
  readonly no: MapEdge;
}

export type Operator = '>=' | '>' | '<=' | '<';

const QUESTION = /([A-Za-z_]\w*)\s*(>=|<=|>|<)\s*([A-Za-z_]\w*)\s*\?/;

/** The first node of the map that asks such a question and has one edge `yes` and one edge `no`. */
export function comparisonOf(map: FlowMap): Comparison | undefined {
  for (const node of map.nodes) {
    const [, left, operator, right] = QUESTION.exec(node.label) ?? [];
    const yes = answerEdge(map, node, 'yes');
    const no = answerEdge(map, node, 'no');
    if (left !== undefined && right !== undefined && isOperator(operator) && yes !== undefined && no !== undefined) {
      return { node, left, operator, right, yes, no };
    }
  }
  return undefined;
}

export function holds(left: bigint, operator: Operator, right: bigint): boolean {
  switch (operator) {
    case '>=':
      return left >= right;
    case '>':
      return left > right;
    case '<=':
      return left <= right;
    case '<':
      return left < right;
  }
}

function answerEdge(map: FlowMap, node: MapNode, answer: string): MapEdge | undefined {
  return map.edges.find((edge) => edge.from === node.id && edge.label.toLowerCase().startsWith(answer));
}

function isOperator(text: string | undefined): text is Operator {
  return text === '>=' || text === '>' || text === '<=' || text === '<';
}
