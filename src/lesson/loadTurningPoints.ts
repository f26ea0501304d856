import { isOutcome, outcomeExamples, parseOutcomeClaim } from '../engine/outcomeClaim.ts';
import type { Scenario } from '../engine/scenario.ts';
import { traceOf } from '../engine/traceOf.ts';
import { worldOf } from '../engine/world.ts';
import { itemFilesOf, type ItemFile } from './folder.ts';
import type { TurningPoint, TurningPointChoice } from './lesson.ts';
import type { ScenarioIndex } from './scenarioIndex.ts';
import type { Workbench } from './workbench.ts';
import { parseYaml, type YamlValue } from './yamlValue.ts';

const folder = { name: 'predictions', item: 'prediction', ending: 'yaml', isNumbered: true };
const mostChoices = 4;

/** A lesson may do without predictions. */
export function loadTurningPoints(
  bench: Workbench,
  scenarios: readonly Scenario[],
  index: ScenarioIndex,
): readonly TurningPoint[] {
  if (!bench.paths.some((path) => path.startsWith(`${folder.name}/`))) return [];
  return itemFilesOf(bench, folder).flatMap((file) => loadTurningPoint(bench, file, scenarios, index) ?? []);
}

function loadTurningPoint(
  bench: Workbench,
  file: ItemFile,
  scenarios: readonly Scenario[],
  index: ScenarioIndex,
): TurningPoint | undefined {
  const mapping = parseYaml(file.text, file.start, ['scenario', 'step', 'question', 'choices'], bench.report);
  const question = mapping.text('question');
  const [scenarioValue, stepValue] = [mapping.required('scenario'), mapping.required('step')];
  const [id, step] = [scenarioValue?.asText(), stepValue?.asNumber(1)];
  const values = mapping.list('choices');
  if (!scenarioValue || !stepValue || id === undefined || step === undefined) return undefined;
  index.check(id, scenarioValue.place);
  const scenario = scenarios.find((candidate) => candidate.id === id);
  if (!scenario) return undefined;
  if (step > scenario.schedule.length) {
    bench.report(stepValue.place, `There is no step ${step}: the scenario has ${scenario.schedule.length}.`);
    return undefined;
  }
  const mistakeCount = bench.mistakes.length;
  const choices = values.map((value) => readChoice(bench, value, scenario));
  if (bench.mistakes.length > mistakeCount) return undefined;
  checkChoices(bench, values, choices, scenario, step);
  return { id: file.id, scenario: id, step, question, choices };
}

function readChoice(bench: Workbench, value: YamlValue, scenario: Scenario): TurningPointChoice {
  const mapping = value.asMapping(['text', 'outcome']);
  const entries = mapping.required('outcome')?.asEntries() ?? [];
  const outcome = entries.flatMap(({ key, place, value: claimValue }): TurningPointChoice['outcome'] => {
    const world = scenario.worlds.find((candidate) => candidate === key);
    const text = claimValue.asText() ?? '';
    const claim = parseOutcomeClaim(text, scenario.config);
    if (!world)
      bench.report(place, `The scenario has no world "${key}": its worlds are ${scenario.worlds.join(', ')}.`);
    else if (!claim) bench.report(claimValue.place, `"${text}" is no outcome: write one such as ${outcomeExamples}.`);
    return world && claim ? [{ world, claim }] : [];
  });
  return { text: mapping.text('text'), outcome };
}

function checkChoices(
  bench: Workbench,
  values: readonly YamlValue[],
  choices: readonly TurningPointChoice[],
  scenario: Scenario,
  step: number,
): void {
  const [first] = values;
  if (!first) return;
  if (choices.length < 2 || choices.length > mostChoices) {
    bench.report(first.place, `A prediction has two to ${mostChoices} choices, and here are ${choices.length}.`);
  }
  const happens = choices.filter(({ outcome }) =>
    outcome.every(({ world, claim }) => {
      return isOutcome(claim, traceOf(worldOf(world).change(scenario.config), scenario.schedule), step);
    }),
  );
  if (happens.length === 0) bench.report(first.place, `None of these choices is what happens at step ${step}.`);
  if (happens.length > 1) {
    const texts = happens.map(({ text }) => `"${text}"`).join(' and ');
    bench.report(first.place, `Only one choice can be what happens at step ${step}, and these do: ${texts}.`);
  }
}
