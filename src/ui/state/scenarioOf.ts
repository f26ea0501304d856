import { defaultConfig } from '../../engine/defaults.ts';
import type { Scenario } from '../../engine/scenario.ts';

/** For tests: a scenario of so many steps, in which nothing happens. */
export function scenarioOf(id: string, stepCount: number): Scenario {
  const schedule = Array.from({ length: stepCount }, () => []);
  return { id, title: id, summary: '', config: defaultConfig, worlds: ['no-fence', 'fence'], schedule };
}
