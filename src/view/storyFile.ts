import type { LockConfig } from '../engine/config.ts';
import type { LockEvent } from '../engine/event.ts';
import type { Scenario } from '../engine/scenario.ts';
import { encodeSchedule } from '../engine/scheduleCode.ts';
import { traceOf } from '../engine/traceOf.ts';
import { worldOf, type WorldId } from '../engine/world.ts';
import { transcriptOf } from './stepWords.ts';

export const storyFormat = 'fencing-tokens-story';
/** A file of a higher version is not guessed at. */
export const storyVersion = 1;

/** A story as a file. `told` is for readers of the file: whoever opens it derives it anew from the rest. */
export interface StoryFile {
  readonly format: typeof storyFormat;
  readonly version: typeof storyVersion;
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly worlds: readonly WorldId[];
  /** As in an address: see `encodeSchedule`. */
  readonly schedule: string;
  readonly config: LockConfig;
  /** The dials of “What if”, as in an address, where the story is a run that they tell. */
  readonly dials?: string;
  readonly told: readonly ToldWorld[];
}

interface ToldWorld {
  readonly world: WorldId;
  readonly name: string;
  readonly steps: readonly ToldStep[];
}

interface ToldStep {
  readonly step: number;
  readonly label: string;
  readonly sentences: readonly string[];
  readonly events: readonly LockEvent[];
}

/** The text of the file: JSON, a line for each step. */
export function writeStoryFile(scenario: Scenario, dials?: string): string {
  const { told, ...head } = storyFileOf(scenario, dials);
  const worlds = told.map(
    ({ steps, ...world }) =>
      `    {${JSON.stringify(world).slice(1, -1)}, "steps": [\n${listed(steps, '      ')}\n    ]}`,
  );
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "told": [\n${worlds.join(',\n')}\n  ]\n}\n`;
}

function listed(items: readonly unknown[], indent: string): string {
  return items.map((item) => indent + JSON.stringify(item)).join(',\n');
}

function storyFileOf({ id, title, summary, worlds, schedule, config }: Scenario, dials?: string): StoryFile {
  return {
    format: storyFormat,
    version: storyVersion,
    id,
    title,
    summary,
    worlds,
    schedule: encodeSchedule(schedule),
    config,
    ...(dials === undefined ? {} : { dials }),
    told: worlds.map((worldId) => toldIn(worldId, config, schedule)),
  };
}

function toldIn(worldId: WorldId, base: LockConfig, schedule: Scenario['schedule']): ToldWorld {
  const world = worldOf(worldId);
  const config = world.change(base);
  const trace = traceOf(config, schedule);
  const words = transcriptOf(config, trace);
  const steps = trace.steps.map(({ moves }, index): ToldStep => {
    const { label, sentences } = words[index] ?? { label: '', sentences: [] };
    const events = moves.flatMap((move) => (move.type === 'taken' ? move.events : []));
    return { step: index + 1, label, sentences, events };
  });
  return { world: worldId, name: world.name, steps };
}
