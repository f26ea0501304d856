import { checkDuplicates, checkId } from './ids.ts';
import type { Ask, Lesson, OrderItem, OrderPlace, StepNote } from './lesson.ts';
import { renderInline, renderMarkdown } from './markdown.ts';
import { listed, type Place } from './mistake.ts';
import type { ScenarioIndex } from './scenarioIndex.ts';
import type { Workbench } from './workbench.ts';
import { parseYaml, type YamlMapping, type YamlValue } from './yamlValue.ts';

const path = 'running-order.yaml';
const placeKeys = ['lines', 'scenario', 'truth', 'map', 'snippet', 'question'] as const;
type PlaceKey = (typeof placeKeys)[number];
const itemKeys = ['id', 'title', 'minutes', ...placeKeys, 'from', 'to', 'notes', 'steps', 'ask'];

/** What of a lesson its running order can name. */
export type Shown = Pick<Lesson, 'truths' | 'maps' | 'snippets' | 'questions'> & { readonly scenarios: ScenarioIndex };

/** A lesson may do without: then there is nothing to present but what its instructor does by hand. */
export function loadRunningOrder(bench: Workbench, shown: Shown): readonly OrderItem[] {
  if (!bench.paths.includes(path)) return [];
  const mapping = parseYaml(bench.read(path) ?? '', bench.startOf(path), ['items'], bench.report);
  const values = mapping.list('items');
  const items = values.flatMap((value) => loadItem(bench, value.asMapping(itemKeys), shown) ?? []);
  checkDuplicates(
    items.map(({ id }, index) => ({ id, place: values[index]?.place ?? mapping.place })),
    'item',
    bench.report,
  );
  return items;
}

function loadItem(bench: Workbench, mapping: YamlMapping, shown: Shown): OrderItem | undefined {
  const id = mapping.text('id');
  if (id !== '') checkId(id, mapping.place, bench.report);
  const place = readPlace(bench, mapping, shown);
  const item = {
    id,
    title: mapping.text('title'),
    minutes: mapping.required('minutes')?.asNumber(1) ?? 1,
    notes: notesOf(bench, mapping.optional('notes')),
    stepNotes: stepNotesOf(bench, mapping, place, shown.scenarios),
  };
  const ask = askOf(bench, mapping.optional('ask'), place);
  return place && { ...item, place, ...(ask && { ask }) };
}

function readPlace(bench: Workbench, mapping: YamlMapping, shown: Shown): OrderPlace | undefined {
  const named = placeKeys.filter((key) => mapping.optional(key));
  const [key] = named;
  if (key === undefined || named.length > 1) {
    bench.report(mapping.place, `An item shows one thing: write one of ${listed(placeKeys)}.`);
    return undefined;
  }
  const value = mapping.required(key);
  if (!value) return undefined;
  if (key === 'lines') return { type: 'lines', lines: value.asList().flatMap((line) => lineOf(bench, line)) };
  const id = value.asText();
  return id === undefined ? undefined : placeNamed(bench, { key, id, place: value.place }, mapping, shown);
}

interface Named {
  readonly key: Exclude<PlaceKey, 'lines'>;
  readonly id: string;
  readonly place: Place;
}

function placeNamed(bench: Workbench, named: Named, mapping: YamlMapping, shown: Shown): OrderPlace | undefined {
  const { key, id, place } = named;
  switch (key) {
    case 'scenario': {
      shown.scenarios.check(id, place);
      const last = shown.scenarios.stepCountOf(id);
      const from = stepOf(bench, mapping.optional('from'), last) ?? 0;
      return { type: key, id, from, to: stepOf(bench, mapping.optional('to'), last) ?? last ?? 0 };
    }
    case 'truth': {
      const truth = shown.truths.find((known) => known.id === id);
      if (!truth) reportUnknown(bench, named, shown.truths);
      return truth && { type: key, id, scenarioId: truth.scenario };
    }
    case 'map':
    case 'snippet':
    case 'question': {
      const all = shown[`${key}s`];
      if (all.some((known) => known.id === id)) return { type: key, id };
      reportUnknown(bench, named, all);
      return undefined;
    }
  }
}

function reportUnknown(bench: Workbench, { key, id, place }: Named, all: readonly { readonly id: string }[]): void {
  bench.report(place, `There is no ${key} "${id}" to show: write one of ${listed(all.map((known) => known.id))}.`);
}

function stepOf(bench: Workbench, value: YamlValue | undefined, last: number | undefined): number | undefined {
  const step = value?.asNumber(0);
  if (value && step !== undefined) checkStep(bench, value.place, step, last);
  return step;
}

function checkStep(bench: Workbench, place: Place, step: number, last: number | undefined): void {
  if (last === undefined || step <= last) return;
  bench.report(place, `There is no step ${step}: the scenario has the steps 0 to ${last}.`);
}

function stepNotesOf(
  bench: Workbench,
  mapping: YamlMapping,
  place: OrderPlace | undefined,
  scenarios: ScenarioIndex,
): readonly StepNote[] {
  const steps = mapping.optional('steps');
  if (!steps || !place) return [];
  const scenarioId = scenarioOf(place);
  if (scenarioId === undefined) {
    bench.report(steps.place, 'Only a scenario or a truth has steps: write this under "notes".');
    return [];
  }
  return steps.asEntries().map(({ key, place: at, value }) => {
    const step = /^\d{1,4}$/.test(key) ? Number(key) : Number.NaN;
    if (Number.isNaN(step)) bench.report(at, `"${key}" is no step: write its number.`);
    else checkStep(bench, at, step, scenarios.stepCountOf(scenarioId));
    return { step, notes: notesOf(bench, value) };
  });
}

function askOf(bench: Workbench, value: YamlValue | undefined, place: OrderPlace | undefined): Ask | undefined {
  if (!value || !place) return undefined;
  if (scenarioOf(place) !== undefined) {
    bench.report(
      value.place,
      'At the steps of a story the hall is asked what stands in "predictions/": write it there.',
    );
    return undefined;
  }
  const mapping = value.asMapping(['question', 'choices']);
  const choices = mapping.list('choices').flatMap((choice) => choice.asText() ?? []);
  if (choices.length === 1) bench.report(value.place, 'One choice is none: write at least two.');
  return { question: mapping.text('question'), choices };
}

function scenarioOf(place: OrderPlace): string | undefined {
  if (place.type === 'scenario') return place.id;
  return place.type === 'truth' ? place.scenarioId : undefined;
}

function lineOf(bench: Workbench, value: YamlValue): readonly string[] {
  const text = value.asText();
  if (text === undefined) return [];
  const rendered = renderInline(text, value.textPlace, bench.report);
  bench.addLinks(rendered);
  return [rendered.html];
}

function notesOf(bench: Workbench, value: YamlValue | undefined): string {
  const text = value?.asText();
  if (value === undefined || text === undefined) return '';
  const rendered = renderMarkdown(text, value.textPlace, bench.report);
  bench.addLinks(rendered);
  return rendered.html;
}
