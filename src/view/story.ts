import type { LockConfig } from '../engine/config.ts';
import type { Scenario } from '../engine/scenario.ts';
import { traceOf, type LockTrace } from '../engine/traceOf.ts';
import { ownWorld, worldOf, type World } from '../engine/world.ts';
import type { Diagram } from './diagram.ts';
import { diagramOf } from './diagramOf.ts';
import { firstDifference } from './firstDifference.ts';
import { rowsOf, type Rows } from './rows.ts';
import { storageText } from './storageWords.ts';
import { stepWordsOf, transcriptOf, type StepWords } from './stepWords.ts';

/** One schedule in several worlds, ready to be drawn and told. */
export interface Story {
  readonly worlds: readonly WorldStory[];
  readonly rows: Rows;
  readonly stepCount: number;
  /** The first step, counted from 1, at which the worlds differ. */
  readonly difference: number | undefined;
}

export interface WorldStory {
  readonly world: World;
  readonly config: LockConfig;
  readonly trace: LockTrace;
  readonly diagram: Diagram;
  readonly transcript: readonly StepWords[];
}

export function storyOf(scenario: Scenario): Story {
  const { own, schedule } = scenario;
  const builtIn = scenario.worlds.map((id) => {
    const config = worldOf(id).change(scenario.config);
    // What was explored is known by nothing but its storage.
    const world = id === 'as-is' ? { ...worldOf(id), rule: storageText(config) } : worldOf(id);
    return { world, config, trace: traceOf(config, schedule) };
  });
  const systems = own
    ? [{ world: ownWorld, config: own.config, trace: traceOf(own.config, schedule, own.asking) }, ...builtIn]
    : builtIn;
  const traces = systems.map(({ trace }) => trace);
  const rows = rowsOf(traces);
  const worlds = systems.map(({ world, config, trace }) => ({
    world,
    config,
    trace,
    diagram: diagramOf(config, trace, rows),
    transcript: transcriptOf(config, trace),
  }));
  return { worlds, rows, stepCount: scenario.schedule.length, difference: firstDifference(traces) };
}

/** What is said at a step: once where the worlds agree, else per world. */
export type Caption =
  | { readonly type: 'same'; readonly words: StepWords }
  | { readonly type: 'differ'; readonly worlds: readonly { readonly name: string; readonly words: StepWords }[] };

/** The caption after `stepNumber` steps; 0 is before the first. */
export function captionOf({ worlds }: Story, stepNumber: number): Caption {
  const told = worlds.map(({ world, config, trace, transcript }) => ({
    name: world.name,
    words: transcript[stepNumber - 1] ?? stepWordsOf(config, trace, stepNumber - 1),
  }));
  const agree = new Set(told.map(({ words }) => words.sentences.join(' '))).size === 1;
  const [same] = told;
  return agree && same ? { type: 'same', words: same.words } : { type: 'differ', worlds: told };
}

/** A caption as sentences for the ear: each world is named where they differ. */
export function spokenCaption(caption: Caption): readonly string[] {
  if (caption.type === 'same') return caption.words.sentences;
  return caption.worlds.flatMap(({ name, words }) => {
    const [first, ...rest] = words.sentences;
    return first === undefined ? [] : [`${name}: ${first}`, ...rest];
  });
}
