import type { Comparison } from './comparison.ts';

/** What storage may ask of a write. The ids are those of the Stage's worlds. */
export const fenceRules = [
  { id: 'no-fence', name: 'No fence' },
  { id: 'fence', name: 'Fence: at least as high' },
  { id: 'strict', name: 'Strict fence: higher' },
  { id: 'sequence', name: 'Token and sequence number' },
] as const;

export type RuleId = (typeof fenceRules)[number]['id'];

export function isRuleId(text: string): text is RuleId {
  return fenceRules.some(({ id }) => id === text);
}

/** The rule that a map draws; none for a question that is not a fence's. */
export function ruleOf({ operator }: Comparison): RuleId | undefined {
  if (operator === '>=') return 'fence';
  return operator === '>' ? 'strict' : undefined;
}

export interface Write {
  readonly token: bigint;
  readonly sequence: bigint;
}

/** `duplicate`: answered with OK and not performed again. */
export type Answer = 'apply' | 'reject' | 'duplicate';

/** What storage that has seen `last` does with `write`. Exact at any size, where numbers would round. */
export function answerOf(rule: RuleId, write: Write, last: Write): Answer {
  switch (rule) {
    case 'no-fence':
      return 'apply';
    case 'fence':
      return write.token >= last.token ? 'apply' : 'reject';
    case 'strict':
      return write.token > last.token ? 'apply' : 'reject';
    case 'sequence':
      if (write.token !== last.token) return write.token > last.token ? 'apply' : 'reject';
      if (write.sequence === last.sequence) return 'duplicate';
      return write.sequence > last.sequence ? 'apply' : 'reject';
  }
}
