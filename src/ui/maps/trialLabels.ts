import type { FlowMap, MapNode } from '../../lesson/lesson.ts';
import type { Comparison } from './comparison.ts';
import type { Answer, RuleId, Write } from './fenceRule.ts';

/** What a rule asks, in the words of the map, and with the learner's numbers. */
export interface Question {
  readonly drawn: string;
  readonly tried: string;
}

export function questionOf(
  { left, operator, right }: Comparison,
  rule: RuleId | undefined,
  write: Write,
  last: Write,
  text: (value: bigint) => string = String,
): Question {
  const one = (sign: string): Question => ({
    drawn: `${left} ${sign} ${right}?`,
    tried: `${text(write.token)} ${sign} ${text(last.token)}?`,
  });
  switch (rule) {
    case undefined:
      return one(operator);
    case 'fence':
      return one('>=');
    case 'strict':
      return one('>');
    case 'no-fence':
      return { drawn: 'no question', tried: '' };
    case 'sequence': {
      const pair = ({ token, sequence }: Write): string => `(${text(token)}, ${text(sequence)})`;
      return { drawn: `(${left}, seq) > (${right}, last_seq)?`, tried: `${pair(write)} > ${pair(last)}?` };
    }
  }
}

/** The labels of a map with the rule and the numbers of a trial in them, where they differ from the author's. */
export function trialLabels(
  map: FlowMap,
  comparison: Comparison,
  rule: RuleId | undefined,
  write: Write,
  last: Write,
  answer: Answer,
): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  const question = questionOf(comparison, rule, write, last, shortened);
  const [number = ''] = /^\d+\s+/.exec(comparison.node.label) ?? [];
  labels.set(comparison.node.id, lines(number + question.drawn, question.tried));
  const isPair = rule === 'sequence';
  const start = map.nodes.find(({ id }) => id !== comparison.node.id && !map.edges.some(({ to }) => to === id));
  const sent = `${comparison.left} = ${shortened(write.token)}${isPair ? `, seq = ${shortened(write.sequence)}` : ''}`;
  if (start !== undefined) labels.set(start.id, lines(start.label, sent));
  const memory = map.nodes.find((node) => isMemory(node, comparison));
  if (memory !== undefined && answer === 'apply' && rule !== 'no-fence') {
    const pair = isPair ? `, last_seq = ${shortened(write.sequence)}` : '';
    labels.set(memory.id, lines(memory.label, `${comparison.right} = ${shortened(write.token)}${pair}`));
  }
  // A write that is refused although its token is not lower does not come from a stale holder.
  const refused = map.nodes.find(({ id }) => id === comparison.no.to);
  if (refused !== undefined && answer === 'reject' && write.token >= last.token) {
    labels.set(refused.id, withoutReason(refused.label));
  }
  return labels;
}

/** `3 reject, stale holder` → `3 reject`. */
export const withoutReason = (label: string): string => label.replace(/,.*$/, '');

function isMemory({ label }: MapNode, { left, right }: Comparison): boolean {
  return new RegExp(String.raw`\b${right}\s*=\s*${left}\b`).test(label);
}

const lines = (first: string, second: string): string => (second === '' ? first : `${first}<br/>${second}`);

/** A drawing has room for so many digits; the sentence beside it has all of them. */
function shortened(value: bigint): string {
  const digits = String(value);
  return digits.length <= 12 ? digits : `${digits.slice(0, 3)}…${digits.slice(-6)}`;
}
