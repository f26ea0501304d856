import type { FlowMap } from '../../lesson/lesson.ts';
import { holds, type Comparison } from './comparison.ts';
import { cutAfterAnswer, decisionPath, type DecisionPath } from './decisionPath.ts';
import { answerOf, type Answer, type RuleId, type Write } from './fenceRule.ts';
import { questionOf, trialLabels, withoutReason } from './trialLabels.ts';
import { isBeyondNumber, parseWholeNumber } from './wholeNumber.ts';

export type FieldName = 'left' | 'right' | 'sequence' | 'lastSequence';

/** What the learner tries, as typed. No rule: the question is asked as it is drawn. */
export type Attempt = Readonly<Record<FieldName, string>> & { readonly rule: RuleId | undefined };

export interface Trial {
  /** What happens, or what is wrong with the numbers. */
  readonly sentence: string;
  readonly keys: readonly string[];
  readonly wrong: FieldName | undefined;
  /** By node: what is drawn on it instead. */
  readonly labels: ReadonlyMap<string, string>;
}

const noLabels: Trial['labels'] = new Map();

/** Sends a write, as typed, through the question of a map. */
export function tryDecision(map: FlowMap, comparison: Comparison, attempt: Attempt): Trial {
  const { rule } = attempt;
  const read = readNumbers(comparison, attempt);
  if (read.type === 'wrong') return { sentence: read.reason, keys: [], wrong: read.field, labels: noLabels };
  const { write, last } = read;
  const answer = rule === undefined ? plainAnswer(comparison, write, last) : answerOf(rule, write, last);
  const path = pathOf(map, comparison, rule, answer);
  const sentence = sentenceOf(comparison, rule, write, last, answer, path) + warning(read.all);
  return {
    sentence,
    keys: path.keys,
    wrong: undefined,
    labels: trialLabels(map, comparison, rule, write, last, answer),
  };
}

type Numbers =
  | { readonly type: 'read'; readonly write: Write; readonly last: Write; readonly all: readonly bigint[] }
  | { readonly type: 'wrong'; readonly field: FieldName; readonly reason: string };

function readNumbers(comparison: Comparison, attempt: Attempt): Numbers {
  const names = { left: comparison.left, right: comparison.right, sequence: 'seq', lastSequence: 'last_seq' };
  const values = { left: 0n, right: 0n, sequence: 0n, lastSequence: 0n };
  const fields: readonly FieldName[] =
    attempt.rule === 'sequence' ? ['left', 'sequence', 'right', 'lastSequence'] : ['left', 'right'];
  for (const field of fields) {
    const number = parseWholeNumber(attempt[field], names[field]);
    if (number.type === 'refused') return { type: 'wrong', field, reason: number.reason };
    values[field] = number.value;
  }
  return {
    type: 'read',
    write: { token: values.left, sequence: values.sequence },
    last: { token: values.right, sequence: values.lastSequence },
    all: Object.values(values),
  };
}

const plainAnswer = ({ operator }: Comparison, write: Write, last: Write): Answer =>
  holds(write.token, operator, last.token) ? 'apply' : 'reject';

function pathOf(map: FlowMap, comparison: Comparison, rule: RuleId | undefined, answer: Answer): DecisionPath {
  if (answer === 'duplicate') return decisionPath(map, comparison, 'stay');
  const path = decisionPath(map, comparison, answer === 'apply' ? 'yes' : 'no');
  return rule === 'no-fence' ? cutAfterAnswer(path, comparison) : path;
}

function sentenceOf(
  comparison: Comparison,
  rule: RuleId | undefined,
  write: Write,
  last: Write,
  answer: Answer,
  { outcome }: DecisionPath,
): string {
  const [first = '', ...rest] = outcome.map(withoutNumber);
  if (rule === 'no-fence') {
    const isOlder = write.token < last.token;
    return `Nothing is asked: ${first}. ${isOlder ? 'The write of the older grant replaces the newer one.' : 'An older one would be applied too.'}`;
  }
  const { tried } = questionOf(comparison, rule, write, last);
  if (answer === 'duplicate') {
    return `${tried} The very same: storage has performed this write already, answers OK and does not perform it again.`;
  }
  const isSameToken = write.token === last.token;
  if (answer === 'apply') {
    const note =
      rule === 'fence' && isSameToken ? ' A late copy of an earlier write with this token would pass too.' : '';
    return `${tried} Yes: ${[first, ...rest].join(', then ')}.${note}`;
  }
  if (rule === undefined || !isSameToken) return `${tried} No: ${first}.`;
  const why =
    rule === 'strict'
      ? 'It may be the live holder’s next write: this rule takes one write a token.'
      : 'It is a late copy of an earlier write of the same grant.';
  return `${tried} No: ${withoutReason(first)}. ${why}`;
}

function warning(values: readonly bigint[]): string {
  if (!values.some(isBeyondNumber)) return '';
  return ' These are compared exactly; a JavaScript number would round tokens above 9007199254740991.';
}

const withoutNumber = (label: string): string => label.replace(/^\d+\s+/, '');
