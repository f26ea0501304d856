import { useMemo } from 'react';
import type { FlowMap } from '../../lesson/lesson.ts';
import { comparisonOf, type Comparison } from './comparison.ts';
import { ruleOf } from './fenceRule.ts';
import type { TrialTexts } from './mapsQuery.ts';
import { tryDecision, type Attempt, type Trial } from './tryDecision.ts';

export interface UsedTrial {
  readonly comparison: Comparison;
  readonly attempt: Attempt;
  readonly trial: Trial;
}

const first = { left: '41', right: '42', sequence: '1', lastSequence: '1' };

/** What the learner tries in a map that asks a question of numbers; undefined for any other map. */
export function useTrial(map: FlowMap, texts: TrialTexts | undefined): UsedTrial | undefined {
  const comparison = useMemo(() => comparisonOf(map), [map]);
  const { left, right, sequence, lastSequence } = { ...first, ...texts };
  const rule = texts?.rule;
  return useMemo(() => {
    if (comparison === undefined) return undefined;
    const drawn = ruleOf(comparison);
    const attempt = { left, right, sequence, lastSequence, rule: drawn && (rule ?? drawn) };
    return { comparison, attempt, trial: tryDecision(map, comparison, attempt) };
  }, [map, comparison, left, right, sequence, lastSequence, rule]);
}
