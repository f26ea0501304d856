import { useEffect, useMemo, useState, type ReactElement } from 'react';
import type { FlowMap } from '../../lesson/lesson.ts';
import type { Comparison } from './comparison.ts';
import { NumberField } from './NumberField.tsx';
import { tryDecision } from './tryDecision.ts';
import './DecisionTrial.css';

interface DecisionTrialProps {
  readonly map: FlowMap;
  readonly comparison: Comparison;
  onPath(keys: readonly string[]): void;
}

/** Two numbers of the learner's own go through the map; the way they take is shown in it. */
export function DecisionTrial({ map, comparison, onPath }: DecisionTrialProps): ReactElement {
  const [left, setLeft] = useState('41');
  const [right, setRight] = useState('42');
  const trial = useMemo(() => tryDecision(map, comparison, left, right), [map, comparison, left, right]);
  useEffect(() => onPath(trial.keys), [trial, onPath]);
  const errorId = `maps-${map.id}-error`;
  return (
    <fieldset className="maps-trial">
      <legend>Try it with your own numbers</legend>
      <div className="maps-trial-fields">
        <NumberField
          name={comparison.left}
          text={left}
          errorId={trial.wrong === 'left' ? errorId : undefined}
          onText={setLeft}
        />
        <span className="maps-trial-operator" aria-hidden="true">
          {comparison.operator}
        </span>
        <NumberField
          name={comparison.right}
          text={right}
          errorId={trial.wrong === 'right' ? errorId : undefined}
          onText={setRight}
        />
      </div>
      <output id={errorId} className={trial.wrong === undefined ? 'maps-trial-result' : 'maps-trial-result is-wrong'}>
        {trial.sentence}
      </output>
    </fieldset>
  );
}
