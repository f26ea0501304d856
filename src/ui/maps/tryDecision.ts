import type { FlowMap } from '../../lesson/lesson.ts';
import { holds, type Comparison } from './comparison.ts';
import { decisionPath } from './decisionPath.ts';
import { isBeyondNumber, parseWholeNumber } from './wholeNumber.ts';

export interface Trial {
  /** What happens, or what is wrong with the numbers. */
  readonly sentence: string;
  readonly keys: readonly string[];
  readonly wrong: 'left' | 'right' | undefined;
}

/** Sends two numbers, as typed, through the question of a map. */
export function tryDecision(map: FlowMap, comparison: Comparison, leftText: string, rightText: string): Trial {
  const left = parseWholeNumber(leftText, comparison.left);
  if (left.type === 'refused') return { sentence: left.reason, keys: [], wrong: 'left' };
  const right = parseWholeNumber(rightText, comparison.right);
  if (right.type === 'refused') return { sentence: right.reason, keys: [], wrong: 'right' };
  const isTrue = holds(left.value, comparison.operator, right.value);
  const { keys, outcome } = decisionPath(map, comparison, isTrue);
  const question = `${left.value} ${comparison.operator} ${right.value}?`;
  const sentence = `${question} ${isTrue ? 'Yes' : 'No'}: ${outcome.map(withoutNumber).join(', then ')}.`;
  return { sentence: sentence + warning(left.value, right.value), keys, wrong: undefined };
}

function warning(left: bigint, right: bigint): string {
  if (!isBeyondNumber(left) && !isBeyondNumber(right)) return '';
  return ' These are compared exactly; a JavaScript number would round tokens above 9007199254740991.';
}

const withoutNumber = (label: string): string => label.replace(/^\d+\s+/, '');
