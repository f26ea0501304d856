import type { LockConfig } from '../engine/config.ts';
import { defaultConfig } from '../engine/defaults.ts';
import { propertiesOf, type PropertyName } from '../engine/properties.ts';
import { addSectionProse } from './addSectionProse.ts';
import { checkDuplicates, idPattern } from './ids.ts';
import type { Challenge, ChallengeProgram, PredictionChoice } from './lesson.ts';
import { loadMutants } from './loadMutants.ts';
import { readMarkdownItem } from './markdownItem.ts';
import type { Place } from './mistake.ts';
import { readConfig } from './readConfig.ts';
import { sectionsOf } from './sections.ts';
import type { Workbench } from './workbench.ts';
import type { YamlMapping, YamlValue } from './yamlValue.ts';

const folder = 'challenges';
const keys = ['title', 'asks', 'prediction', 'systems', 'properties', 'breaks'];
const folderPattern = new RegExp(`^${folder}/(?<order>\\d+)-(?<id>${idPattern})$`);
const programNames = ['py', 'ts', 'sql'].flatMap((ending) => [`starter.${ending}`, `solution.${ending}`]);
const fileNames = ['challenge.md', 'mutants.yaml', ...programNames];

/** What of a system is the learner's to write. */
const asked = {
  storage: { rule: 'asked' },
  issuer: { rule: 'seal', tokenSource: 'asked' },
} as const satisfies Record<string, Partial<LockConfig>>;

/** Small and without a clock, so that every interleaving can be tried; nothing fails unless a challenge says so. */
const baseSystem: LockConfig = {
  ...defaultConfig,
  clock: 'untimed',
  lockCalls: 'atomic',
  replies: 'atomic',
  faults: { pause: 0, crash: 0, delay: 0, drop: 0, duplicate: 0, retry: 0, restart: 0, failover: 0 },
};

interface ChallengeFolder {
  readonly id: string;
  readonly path: string;
  readonly place: Place;
  readonly order: number;
}

/** A lesson need not have challenges. */
export function loadChallenges(bench: Workbench): readonly Challenge[] {
  const paths = bench.paths.filter((path) => path.startsWith(`${folder}/`));
  checkFiles(bench, paths);
  const folders = [...new Set(paths.map((path) => path.slice(0, path.lastIndexOf('/'))))];
  const found = folders.flatMap((path): ChallengeFolder[] => {
    const place = bench.startOf(path);
    const groups = folderPattern.exec(path)?.groups;
    if (groups) return [{ id: groups['id'] ?? '', path, place, order: Number(groups['order']) }];
    bench.report(place, `This name is not of the form ${folder}/<number>-<id>: rename the folder.`);
    return [];
  });
  checkDuplicates(found, 'challenge', bench.report);
  return found.toSorted((a, b) => a.order - b.order).map((item) => loadChallenge(bench, item));
}

function checkFiles(bench: Workbench, paths: readonly string[]): void {
  for (const path of paths) {
    if (fileNames.includes(path.slice(path.lastIndexOf('/') + 1))) continue;
    bench.report(bench.startOf(path), `A challenge has no such file: its files are ${fileNames.join(', ')}.`);
  }
}

function loadChallenge(bench: Workbench, { id, path }: ChallengeFolder): Challenge {
  const file = `${path}/challenge.md`;
  const text = bench.read(file) ?? '';
  const { head, blocks, bodyStart } = readMarkdownItem(
    bench,
    { id, path: file, start: bench.startOf(file), text },
    keys,
  );
  const { before, sections: hints } = sectionsOf(blocks, 2);
  if (before.length === 0) bench.report(bodyStart, 'This challenge has no task: write it under the front matter.');
  if (hints.length === 0) bench.report(bodyStart, 'This challenge has no hints: write each under "## Hint".');
  addSectionProse(bench, `${folder}/${id}`, before);
  hints.forEach((hint, index) => {
    if (hint.heading !== 'Hint')
      bench.report(hint.place, `"## ${hint.heading}" is no part of a challenge: write "## Hint".`);
    if (hint.blocks.length === 0) bench.report(hint.place, 'There is no text under this hint: write some.');
    addSectionProse(bench, `${folder}/${id}/hint-${index + 1}`, hint.blocks);
  });
  const asks = head.optional('asks')?.asChoice(['storage', 'issuer']) ?? 'storage';
  const base = { ...baseSystem, ...asked[asks] };
  const systems = head.list('systems').map((system) => readConfig(system, bench.report, base));
  const properties = head.list('properties').flatMap((value) => value.asChoice(namesIn(systems)) ?? []);
  const programs = readPrograms(bench, path);
  return {
    id,
    title: head.text('title'),
    prediction: readPrediction(bench, head.required('prediction'), properties),
    hintCount: hints.length,
    systems,
    properties,
    breaks: readBreaks(head.required('breaks'), properties),
    programs,
    mutants: loadMutants(bench, `${path}/mutants.yaml`, programs),
  };
}

/** The properties that mean something in at least one of the systems. */
function namesIn(systems: readonly LockConfig[]): readonly PropertyName[] {
  return [...new Set(systems.flatMap((system) => propertiesOf(system).map(({ name }) => name)))];
}

/** In SQL where there is any SQL, else in both of the other languages. */
function readPrograms(bench: Workbench, path: string): Challenge['programs'] {
  const isSql = bench.paths.some((file) => file.startsWith(`${path}/`) && file.endsWith('.sql'));
  if (isSql) return { sql: readProgram(bench, path, 'sql') };
  return { python: readProgram(bench, path, 'py'), typescript: readProgram(bench, path, 'ts') };
}

function readProgram(bench: Workbench, path: string, ending: string): ChallengeProgram {
  const read = (name: string): string => bench.read(`${path}/${name}.${ending}`) ?? '';
  return { starter: read('starter'), solution: read('solution') };
}

function readPrediction(bench: Workbench, value: YamlValue | undefined, properties: readonly PropertyName[]) {
  const mapping = value?.asMapping(['question', 'choices']);
  const choices = (mapping?.list('choices') ?? []).flatMap((choice): PredictionChoice[] => {
    const parts = choice.asMapping(['claim', 'text']);
    const claim = parts.required('claim')?.asChoice(['holds', ...properties] as const);
    return claim === undefined ? [] : [{ claim, text: parts.text('text') }];
  });
  if (value && choices.length === 1)
    bench.report(value.place, 'There is one choice here: a prediction needs at least two.');
  return { question: mapping?.text('question') ?? '', choices };
}

function readBreaks(value: YamlValue | undefined, properties: readonly PropertyName[]): Challenge['breaks'] {
  const mapping: YamlMapping | undefined = value?.asMapping(['property', 'steps']);
  return {
    property: mapping?.required('property')?.asChoice(properties) ?? 'answers-match-data',
    stepCount: mapping?.required('steps')?.asNumber(1) ?? 0,
  };
}
