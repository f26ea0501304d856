import { useId, type ReactElement } from 'react';
import type { Comparison } from './comparison.ts';
import { fenceRules, isRuleId, ruleOf, type RuleId } from './fenceRule.ts';
import type { TrialTexts } from './mapsQuery.ts';
import { NumberField } from './NumberField.tsx';
import type { Attempt, FieldName, Trial } from './tryDecision.ts';
import './DecisionTrial.css';

interface DecisionTrialProps {
  readonly mapId: string;
  readonly comparison: Comparison;
  readonly attempt: Attempt;
  readonly trial: Trial;
  onChange(change: TrialTexts): void;
}

/** A write of the learner's own, and what storage remembers, go through the map; the way they take is shown in it. */
export function DecisionTrial({ mapId, comparison, attempt, trial, onChange }: DecisionTrialProps): ReactElement {
  const errorId = `maps-${mapId}-trial`;
  const field = (key: FieldName, name: string): ReactElement => (
    <NumberField
      name={name}
      text={attempt[key]}
      errorId={trial.wrong === key ? errorId : undefined}
      onText={(text) => onChange({ [key]: text })}
    />
  );
  const isPair = attempt.rule === 'sequence';
  return (
    <fieldset className="maps-trial">
      <legend>Try it with your own numbers</legend>
      {ruleOf(comparison) !== undefined && attempt.rule !== undefined && (
        <RuleSelect rule={attempt.rule} onRule={(rule) => onChange({ rule })} />
      )}
      {attempt.rule !== ruleOf(comparison) && (
        <p className="maps-trial-note">
          The drawing asks what this rule asks. The explanations of its boxes and arrows are about “{comparison.left}{' '}
          {comparison.operator} {comparison.right}”.
        </p>
      )}
      <div className="maps-trial-fields">
        <span className="maps-trial-side">
          <span className="maps-trial-whose">The write carries</span>
          {field('left', comparison.left)}
          {isPair && field('sequence', 'seq')}
        </span>
        <span className="maps-trial-side">
          <span className="maps-trial-whose">Storage has seen</span>
          {field('right', comparison.right)}
          {isPair && field('lastSequence', 'last_seq')}
        </span>
      </div>
      <output id={errorId} className={trial.wrong === undefined ? 'maps-trial-result' : 'maps-trial-result is-wrong'}>
        {trial.sentence}
      </output>
    </fieldset>
  );
}

function RuleSelect({ rule, onRule }: { readonly rule: RuleId; onRule(rule: RuleId): void }): ReactElement {
  const id = useId();
  return (
    <p className="maps-trial-rule">
      <label htmlFor={id}>Rule</label>{' '}
      <select
        id={id}
        value={rule}
        onChange={({ currentTarget: { value } }) => {
          if (isRuleId(value)) onRule(value);
        }}
      >
        {fenceRules.map(({ id: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
