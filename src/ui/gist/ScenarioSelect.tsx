import type { ReactElement } from 'react';
import type { Scenario } from '../../engine/scenario.ts';
import { useStore } from '../state/store.ts';

interface ScenarioSelectProps {
  readonly scenarios: readonly Scenario[];
  readonly scenarioId: string;
  /** What is on the Stage in place of the scenario. */
  readonly otherTitle: string | undefined;
}

export function ScenarioSelect({ scenarios, scenarioId, otherTitle }: ScenarioSelectProps): ReactElement {
  const showScenario = useStore((state) => state.showScenario);
  return (
    <label className="gist-scenario print-hidden">
      Scenario{' '}
      <select
        value={otherTitle === undefined ? scenarioId : ''}
        onChange={(event) => {
          showScenario(event.target.value);
        }}
      >
        {otherTitle === undefined ? null : (
          <option value="" disabled>
            {otherTitle}
          </option>
        )}
        {scenarios.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
