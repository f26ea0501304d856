import type { Scenario } from '../engine/scenario.ts';
import { listed, type Place, type Report } from './mistake.ts';

/** The scenarios of a lesson, for those who refer to them. */
export class ScenarioIndex {
  readonly #ids: readonly string[];
  readonly #stepCounts: ReadonlyMap<string, number>;
  readonly #report: Report;

  /** `ids` are those of all files, so that a scenario with a mistake is not also reported as unknown. */
  constructor(ids: readonly string[], scenarios: readonly Scenario[], report: Report) {
    this.#ids = ids;
    this.#stepCounts = new Map(scenarios.map(({ id, schedule }) => [id, schedule.length]));
    this.#report = report;
  }

  check(id: string, place: Place): void {
    if (this.#ids.includes(id)) return;
    this.#report(place, `There is no scenario "${id}": the scenarios are ${listed(this.#ids)}.`);
  }

  /** Unknown for a scenario that is not there or has a mistake of its own. */
  stepCountOf(id: string): number | undefined {
    return this.#stepCounts.get(id);
  }
}
