import { assert } from '../base/assert.ts';
import type { ClientConfig, LockConfig } from '../engine/config.ts';
import { defaultClient, defaultConfig } from '../engine/defaults.ts';
import type { Scenario } from '../engine/scenario.ts';
import { decodeSchedule, encodeSchedule } from '../engine/scheduleCode.ts';

/** A scenario of a lesson in few bytes: its schedule as in an address, of its system what is not as usual. */
export interface PackedScenario extends Pick<Scenario, 'id' | 'title' | 'summary' | 'worlds'> {
  readonly code: string;
  readonly clients: readonly Partial<ClientConfig>[];
  readonly system: Partial<LockConfig>;
}

export function packScenario({ id, title, summary, worlds, schedule, config }: Scenario): PackedScenario {
  const { clients, ...system } = config;
  return {
    id,
    title,
    summary,
    worlds,
    code: encodeSchedule(schedule),
    clients: clients.map((client) => unusual(client, defaultClient)),
    system: unusual(system, defaultConfig),
  };
}

export function unpackScenario({ code, clients, system, ...told }: PackedScenario): Scenario {
  const decoded = decodeSchedule(code);
  assert('schedule' in decoded, `the schedule of ${told.id}`);
  const config = { ...defaultConfig, ...system, clients: clients.map((client) => ({ ...defaultClient, ...client })) };
  return { ...told, config, schedule: decoded.schedule };
}

function unusual<T extends object>(value: T, usual: T): Partial<T> {
  const keys = Object.keys(value) as (keyof T)[];
  const isUnusual = (key: keyof T) => JSON.stringify(value[key]) !== JSON.stringify(usual[key]);
  return Object.fromEntries(keys.filter(isUnusual).map((key) => [key, value[key]])) as Partial<T>;
}
