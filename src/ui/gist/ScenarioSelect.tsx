import type { ReactElement } from 'react';
import type { Scenario } from '../../engine/scenario.ts';
import { useStore } from '../state/store.ts';

interface ScenarioSelectProps {
  readonly scenarios: readonly Scenario[];
  readonly scenarioId: string;
}

export function ScenarioSelect({ scenarios, scenarioId }: ScenarioSelectProps): ReactElement {
  const showScenario = useStore((state) => state.showScenario);
  return (
    <label className="gist-scenario print-hidden">
      Scenario{' '}
      <select
        value={scenarioId}
        onChange={(event) => {
          showScenario(event.target.value);
        }}
      >
        {scenarios.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
