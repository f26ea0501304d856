import type { LockAction } from '../../engine/action.ts';
import type { RecipeSource } from '../../engine/config.ts';
import { recipeRoom } from '../../engine/recipeRoom.ts';
import type { Scenario } from '../../engine/scenario.ts';
import { decodeSmallSystem, encodeSmallSystem } from '../../engine/smallSystemCode.ts';
import { decodeSchedule, encodeSchedule } from '../../engine/scheduleCode.ts';
import { traceOf } from '../../engine/traceOf.ts';
import { worldOf, worldsOf, type WorldId } from '../../engine/world.ts';
import type { Schedule } from '../../model/schedule.ts';
import type { WhatIf } from '../../view/whatIf.ts';
import type { Dialect } from '../../engine/database/sqlText.ts';
import { decodeDials, encodeDials } from './dialsCode.ts';
import { quoted } from './quoted.ts';
import { editedScenario, noEdit, type StageEdit } from './stageEdit.ts';

/** What an address says of the Stage. Only what differs from the lesson is in it. */
export interface StageAddress {
  readonly scenarioId?: string;
  readonly edit?: StageEdit;
  readonly stepIndex?: number;
  /** The real database that is open beside it. */
  readonly database?: Dialect;
}

/** Written into links that hold a learner's own story; a link of a higher version is not guessed at. */
const version = 1;
const mostWorlds = 4;
const longestSchedule = 1_000;

/** Reads `s` (scenario), `w` (worlds), `t` (dials), `k` (token source), `c` (explored system), `d` (schedule), `db` (database), `step`, and takes them out of `parameters`. */
export function readStageAddress(
  parameters: Map<string, string>,
  scenarios: readonly Scenario[],
  problems: string[],
): StageAddress {
  const take = (key: string): string | undefined => {
    const value = parameters.get(key);
    parameters.delete(key);
    return value;
  };
  const [scenarioId, step, v, db] = [take('s'), take('step'), take('v'), take('db')];
  const parts = { worlds: take('w'), dials: take('t'), source: take('k'), explored: take('c'), schedule: take('d') };
  if (scenarioId === undefined) {
    const isAboutStage =
      step !== undefined || db !== undefined || Object.values(parts).some((part) => part !== undefined);
    if (isAboutStage)
      problems.push('The address gives a step or a story but no scenario, so the Stage is left as it was.');
    return {};
  }
  const scenario = scenarios.find(({ id }) => id === scenarioId);
  if (!scenario) {
    problems.push(
      `The address asks for a scenario that this lesson does not have (${quoted(scenarioId)}), so the Stage is left as it was.`,
    );
    return {};
  }
  const edit = readEdit(parts, v, scenario, problems);
  const isEdited = Object.keys(edit).length > 0;
  const database = db === undefined ? undefined : readDatabase(db, problems);
  const { schedule } = editedScenario(scenario, edit);
  return {
    scenarioId,
    ...(isEdited ? { edit } : {}),
    ...(database && { database }),
    ...(step === undefined ? {} : { stepIndex: readStep(step, schedule.length, problems) }),
  };
}

/** The parameters of `address`, ready to stand behind `#gist`. */
export function writeStageAddress({ scenarioId, edit = noEdit, stepIndex, database }: StageAddress): string {
  if (scenarioId === undefined) return '';
  // A schedule or a step would mean something else in the scenario's own system.
  if (edit.system && !edit.dials) return `?s=${encodeURIComponent(scenarioId)}`;
  const parts = [
    `s=${encodeURIComponent(scenarioId)}`,
    ...(edit.schedule || edit.dials || edit.explored ? [`v=${version}`] : []),
    ...(edit.worlds ? [`w=${edit.worlds.join('.')}`] : []),
    ...(edit.dials ? [`t=${encodeDials(edit.dials)}`] : []),
    ...(edit.source ? [`k=${edit.source}`] : []),
    ...(edit.explored ? [`c=${encodeSmallSystem(edit.explored)}`] : []),
    ...(edit.schedule ? [`d=${scheduleCode(edit.schedule)}`] : []),
    ...(database ? [`db=${database}`] : []),
    ...(stepIndex ? [`step=${stepIndex}`] : []),
  ];
  return `?${parts.join('&')}`;
}

const codes = new WeakMap<Schedule<LockAction>, string>();

/** Each step asks for the address, and a schedule may be long. */
function scheduleCode(schedule: Schedule<LockAction>): string {
  const known = codes.get(schedule);
  if (known !== undefined) return known;
  const code = encodeSchedule(schedule);
  codes.set(schedule, code);
  return code;
}

type EditParts = Readonly<Record<'worlds' | 'dials' | 'source' | 'explored' | 'schedule', string | undefined>>;

function readEdit(parts: EditParts, v: string | undefined, scenario: Scenario, problems: string[]): StageEdit {
  if (v !== undefined && v !== String(version)) {
    problems.push(
      `The address was made by another version of this page (${quoted(v)}), so the scenario is shown as the lesson has it.`,
    );
    return noEdit;
  }
  const dials = parts.dials === undefined ? undefined : readDials(parts.dials, problems);
  const explored = parts.explored === undefined ? undefined : readExplored(parts.explored, dials, problems);
  const worlds = parts.worlds === undefined ? undefined : readWorlds(parts.worlds, explored !== undefined, problems);
  const source = parts.source === undefined ? undefined : readSource(parts.source, problems);
  const unscheduled: StageEdit = {
    ...(worlds && { worlds }),
    ...(dials && { dials }),
    ...(source && { source }),
    ...(explored && { explored }),
  };
  if (parts.schedule === undefined) return unscheduled;
  const schedule = readSchedule(parts.schedule, editedScenario(scenario, unscheduled), problems);
  return schedule ? { ...unscheduled, schedule } : unscheduled;
}

function readWorlds(text: string, isExplored: boolean, problems: string[]): readonly WorldId[] | undefined {
  const names = text.split('.');
  const known = [...new Set(names)].flatMap((name) => worldsOf(isExplored).find(({ id }) => id === name)?.id ?? []);
  if (known.length === names.length && known.length >= 1 && known.length <= mostWorlds) return known;
  problems.push(`The address names worlds that cannot be shown (${quoted(text)}), so the scenario's own are shown.`);
  return undefined;
}

function readDials(text: string, problems: string[]) {
  const dials = decodeDials(text);
  if (!dials) problems.push(`The address sets dials that do not exist (${quoted(text)}), so they are left alone.`);
  return dials;
}

function readSource(text: string, problems: string[]): RecipeSource | undefined {
  const source = recipeRoom.names?.find((name) => name === text);
  if (!source)
    problems.push(`The address names no token source of this page (${quoted(text)}), so the scenario's own is kept.`);
  return source;
}

function readDatabase(text: string, problems: string[]): Dialect | undefined {
  if (text === 'sqlite' || text === 'postgres') return text;
  problems.push(`The address names no database of this page (${quoted(text)}), so none is opened.`);
  return undefined;
}

/** Dials tell a whole story too, and there is one Stage. */
function readExplored(text: string, dials: WhatIf | undefined, problems: string[]) {
  const explored = decodeSmallSystem(text);
  if (explored && !dials) return explored;
  problems.push(
    explored
      ? 'The address sets dials and explores a system: only the dials are taken.'
      : `The address describes a system that cannot be built (${quoted(text)}), so the scenario's own is shown.`,
  );
  return undefined;
}

function readSchedule(text: string, scenario: Scenario, problems: string[]): Schedule<LockAction> | undefined {
  const read = decodeSchedule(text);
  if ('unreadable' in read || read.schedule.length > longestSchedule) {
    const what = 'unreadable' in read ? quoted(read.unreadable) : `${read.schedule.length} steps`;
    problems.push(`The schedule in the address cannot be read (${what}), so the scenario's own is shown.`);
    return undefined;
  }
  const impossible = firstImpossible(scenario, read.schedule);
  if (!impossible) return read.schedule;
  problems.push(
    `Step ${impossible.stepIndex + 1} of the schedule in the address is possible in no world (${impossible.why}) The steps before it are shown.`,
  );
  return read.schedule.slice(0, impossible.stepIndex);
}

/** The first step with an action that no world can take. */
function firstImpossible(
  { config, worlds }: Scenario,
  schedule: Schedule<LockAction>,
): { readonly stepIndex: number; readonly why: string } | undefined {
  const traces = worlds.map((id) => traceOf(worldOf(id).change(config), schedule));
  for (const [stepIndex, step] of schedule.entries()) {
    for (const actionIndex of step.keys()) {
      const moves = traces.flatMap(({ steps }) => steps[stepIndex]?.moves[actionIndex] ?? []);
      const [first] = moves;
      if (first?.type === 'notTaken' && moves.every(({ type }) => type === 'notTaken')) {
        return { stepIndex, why: first.why };
      }
    }
  }
  return undefined;
}

function readStep(text: string, stepCount: number, problems: string[]): number {
  if (!/^-?\d+$/.test(text)) {
    problems.push(
      `The address asks for a step that is no number (${quoted(text)}), so the scenario is shown from its start.`,
    );
    return 0;
  }
  const step = Number(text);
  if (step < 0) {
    problems.push(`The address asks for step ${quoted(text)}, so the scenario is shown from its start.`);
    return 0;
  }
  if (step > stepCount) {
    problems.push(`The address asks for step ${quoted(text)} of ${stepCount}, so the last one is shown.`);
    return stepCount;
  }
  return step;
}
