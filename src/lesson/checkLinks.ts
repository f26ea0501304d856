import { decodeSchedule } from '../engine/scheduleCode.ts';
import { isRecipeSource, recipeNames } from '../engine/sources/recipeSource.ts';
import type { FlowMap, Question } from './lesson.ts';
import { listed, type Report } from './mistake.ts';
import type { ScenarioIndex } from './scenarioIndex.ts';
import type { Link } from './workbench.ts';

/** What an address of the page can name: per tab, its parameters. */
const tabParameters: Readonly<Record<string, readonly string[]>> = {
  gist: ['s', 'k', 'step'],
  maps: ['map', 'select'],
  qa: ['card'],
  sandbox: [],
};

/** What an address holds that tells a story of its own: worlds, dials, an explored system, a schedule, their version. */
const ownStory = ['v', 'w', 't', 'c', 'd'];

export interface Targets {
  readonly scenarios: ScenarioIndex;
  readonly questions: readonly Question[];
  readonly maps: readonly FlowMap[];
}

/** Reports links in prose that lead nowhere. Links out of the lesson are not followed, only kept to https. */
export function checkLinks(links: readonly Link[], targets: Targets, report: Report): void {
  for (const link of links) {
    if (link.href.startsWith('#')) checkAddress(link, targets, report);
    else if (!link.href.startsWith('https://')) {
      report(link, `The link "${link.href}" leads nowhere: write https://… or an address in the lesson, #gist?s=….`);
    }
  }
}

/** The same for addresses of the Stage that are no part of prose. */
export function checkStageLinks(links: readonly Link[], targets: Targets, report: Report): void {
  for (const link of links) checkAddress(link, targets, report, ['s', 'k', 'step', ...ownStory]);
}

function checkAddress(link: Link, targets: Targets, report: Report, stageParts = tabParameters['gist']): void {
  const [tab = '', query] = link.href.slice(1).split('?', 2);
  const named = Object.hasOwn(tabParameters, tab) ? tabParameters[tab] : undefined;
  const known = tab === 'gist' ? stageParts : named;
  if (!known) {
    report(link, `The link "${link.href}" names no tab: the tabs are ${listed(Object.keys(tabParameters))}.`);
    return;
  }
  const parameters = new Map((query?.split('&') ?? []).map(parameterOf));
  for (const name of parameters.keys()) {
    if (known.includes(name)) continue;
    report(link, `The link "${link.href}" has an unknown part "${name}": a link to ${tab} can have ${listed(known)}.`);
  }
  if (tab === 'gist') {
    checkSource(link, parameters, report);
    checkStep(link, parameters, targets.scenarios, report);
  }
  if (tab === 'maps') checkMap(link, parameters, targets.maps, report);
  if (tab === 'qa') checkCard(link, parameters.get('card'), targets.questions, report);
}

function parameterOf(text: string): [string, string] {
  const [name = '', value = ''] = text.split('=', 2);
  return [name, value];
}

/** The real system whose tokens are shown. */
function checkSource(link: Link, parameters: ReadonlyMap<string, string>, report: Report): void {
  const source = parameters.get('k');
  if (source === undefined) return;
  if (!parameters.has('s'))
    report(link, `The link "${link.href}" names a token source for no scenario: add s=<scenario>.`);
  if (isRecipeSource(source)) return;
  report(link, `There is no token source "${source}" to link to: the sources are ${listed(recipeNames)}.`);
}

function checkStep(
  link: Link,
  parameters: ReadonlyMap<string, string>,
  scenarios: ScenarioIndex,
  report: Report,
): void {
  const id = parameters.get('s');
  const step = parameters.get('step');
  if (id !== undefined) scenarios.check(id, link);
  if (step === undefined) return;
  if (id === undefined) report(link, `The link "${link.href}" names a step of no scenario: add s=<scenario>.`);
  const schedule = parameters.get('d');
  const stepCount = schedule === undefined ? storedStepCount(id, parameters, scenarios) : stepCountIn(schedule);
  const isInside = /^\d{1,4}$/.test(step) && Number(step) <= (stepCount ?? Infinity);
  if (isInside) return;
  const range = stepCount === undefined ? 'a number from 0 on' : `one from 0 to ${stepCount}`;
  report(link, `The link "${link.href}" names the step "${step}", which is not there: write ${range}.`);
}

/** Unknown where dials or another system tell how long the story is. */
function storedStepCount(
  id: string | undefined,
  parameters: ReadonlyMap<string, string>,
  scenarios: ScenarioIndex,
): number | undefined {
  return id === undefined || parameters.has('t') || parameters.has('c') ? undefined : scenarios.stepCountOf(id);
}

/** None where the schedule cannot be read, so that no step of it is there. */
function stepCountIn(schedule: string): number {
  const read = decodeSchedule(schedule);
  return 'schedule' in read ? read.schedule.length : 0;
}

function checkCard(link: Link, card: string | undefined, questions: readonly Question[], report: Report): void {
  const ids = questions.map(({ id }) => id);
  if (card === undefined || ids.includes(card)) return;
  report(link, `There is no question "${card}" to link to: the questions are ${listed(ids)}.`);
}

function checkMap(link: Link, parameters: ReadonlyMap<string, string>, maps: readonly FlowMap[], report: Report): void {
  const [mapId, select] = [parameters.get('map'), parameters.get('select')];
  const map = maps.find(({ id }) => id === mapId);
  if (mapId !== undefined && map === undefined) {
    report(link, `There is no map "${mapId}" to link to: the maps are ${listed(maps.map(({ id }) => id))}.`);
  }
  if (select === undefined) return;
  if (mapId === undefined) report(link, `The link "${link.href}" selects something in no map: add map=<map>.`);
  const ids = map && [...map.nodes, ...map.edges].map(({ id }) => id);
  if (ids === undefined || ids.includes(select)) return;
  report(link, `The map ${map?.id ?? ''} has no "${select}" to select: it has ${listed(ids)}.`);
}
