import type { LockAction } from '../engine/action.ts';
import { parseActionPhrase } from '../engine/actionPhrase.ts';
import type { Scenario } from '../engine/scenario.ts';
import { worldsOf, type WorldId } from '../engine/world.ts';
import { checkRuns } from './checkRuns.ts';
import { itemFilesOf, type ItemFile } from './folder.ts';
import type { Place } from './mistake.ts';
import { readConfig } from './readConfig.ts';
import { ScenarioIndex } from './scenarioIndex.ts';
import type { Workbench } from './workbench.ts';
import { parseYaml, type YamlMapping, type YamlValue } from './yamlValue.ts';

const folder = { name: 'scenarios', item: 'scenario', ending: 'yaml', isNumbered: false };
const scenarioKeys = ['title', 'summary', 'worlds', 'system', 'steps'];
const worldIds: readonly WorldId[] = worldsOf(false).map(({ id }) => id);

/** One action of a scenario as its author wrote it. */
export interface WrittenAction {
  readonly phrase: string;
  readonly place: Place;
  readonly action: LockAction;
}
export interface WrittenStep {
  readonly place: Place;
  readonly actions: readonly WrittenAction[];
}

export function loadScenarios(bench: Workbench): {
  readonly scenarios: readonly Scenario[];
  readonly index: ScenarioIndex;
} {
  const files = itemFilesOf(bench, folder);
  const scenarios = files.flatMap((file) => loadScenario(bench, file) ?? []);
  const ids = files.map(({ id }) => id);
  return { scenarios, index: new ScenarioIndex(ids, scenarios, bench.report) };
}

/** `undefined` when the scenario has a mistake, which is reported. */
function loadScenario(bench: Workbench, file: ItemFile): Scenario | undefined {
  const mistakeCount = bench.mistakes.length;
  const mapping = parseYaml(file.text, file.start, scenarioKeys, bench.report);
  const steps = mapping.list('steps').map((item) => ({ place: item.place, actions: readStep(bench, item) }));
  const scenario = {
    id: file.id,
    title: mapping.text('title'),
    summary: mapping.text('summary'),
    config: readConfig(mapping.optional('system'), bench.report),
    worlds: readWorlds(bench, mapping),
    schedule: steps.map(({ actions }) => actions.map(({ action }) => action)),
  };
  if (bench.mistakes.length === mistakeCount) checkRuns(scenario, steps, bench.report);
  return bench.mistakes.length === mistakeCount ? scenario : undefined;
}

function readWorlds(bench: Workbench, mapping: YamlMapping): readonly WorldId[] {
  return mapping.list('worlds').reduce<readonly WorldId[]>((ids, item) => {
    const id = item.asChoice(worldIds);
    if (id === undefined) return ids;
    if (ids.includes(id)) bench.report(item.place, `The world "${id}" stands here twice: keep one.`);
    return [...ids, id];
  }, []);
}

function readStep(bench: Workbench, item: YamlValue): readonly WrittenAction[] {
  if (item.isMapping)
    return item
      .asMapping(['do'])
      .list('do')
      .flatMap((value) => readAction(bench, value) ?? []);
  if (item.asText() !== 'look')
    bench.report(item.place, 'A step is "look" or "do: [proceed A, …]": write one of them.');
  return [];
}

function readAction(bench: Workbench, value: YamlValue): WrittenAction | undefined {
  const phrase = value.asText();
  if (phrase === undefined) return undefined;
  const action = parseActionPhrase(phrase);
  if (action) return { phrase, place: value.place, action };
  const examples = '"proceed A", "pause A", "expire lease", "deliver A2", "deliver a2" (the reply to A2)';
  bench.report(value.place, `"${phrase}" is no action: write one such as ${examples}.`);
  return undefined;
}
