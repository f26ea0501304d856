import {
  habits,
  type ClientConfig,
  type CountedSource,
  type FaultKind,
  type LockConfig,
  type StorageRule,
} from '../engine/config.ts';
import { defaultClient, defaultConfig } from '../engine/defaults.ts';
import type { Report } from './mistake.ts';
import type { YamlValue } from './yamlValue.ts';

/** Reads one field of the engine's configuration; `undefined` after a mistake, which is reported. */
type Read<Value> = (value: YamlValue) => Value | undefined;
type Fields<Shape> = { readonly [Key in keyof Shape]-?: Read<Shape[Key]> };

const mostClients = 4;

const atLeast =
  (least: number): Read<number> =>
  (value) =>
    value.asNumber(least);

/** The choices stand as keys, so that one which the engine gains or loses is a type error here. */
function oneOf<Choice extends string>(choices: Readonly<Record<Choice, true>>): Read<Choice> {
  const names = Object.keys(choices) as Choice[];
  return (value) => value.asChoice(names);
}

const clientFields: Fields<ClientConfig> = {
  habit: (value) => value.asChoice(habits),
  writeCount: atLeast(1),
  asksAtMs: atLeast(0),
  renewCount: atLeast(0),
  workMs: atLeast(0),
  clockRate: atLeast(0.01),
  alternatesKeys: (value) => value.asChoice(['yes']) && true,
};

const faultFields: Fields<Record<FaultKind, number>> = {
  pause: atLeast(0),
  crash: atLeast(0),
  delay: atLeast(0),
  drop: atLeast(0),
  duplicate: atLeast(0),
  retry: atLeast(0),
  restart: atLeast(0),
  failover: atLeast(0),
};

const systemFields = (report: Report, base: LockConfig): Fields<LockConfig> => ({
  clients: (value) => readClients(value, report),
  rule: oneOf<Exclude<StorageRule, 'asked'>>({
    none: true,
    fence: true,
    strict: true,
    tokenAndSequence: true,
    seal: true,
    claim: true,
  }),
  tokenSource: oneOf<CountedSource>({ counter: true, uuid: true, forgetfulCounter: true }),
  firstToken: atLeast(1),
  storageMemory: oneOf<LockConfig['storageMemory']>({ durable: true, forgetful: true }),
  storageStep: oneOf<LockConfig['storageStep']>({ atomic: true, checkThenAct: true }),
  lockCalls: oneOf<LockConfig['lockCalls']>({ atomic: true, messages: true }),
  replies: oneOf<LockConfig['replies']>({ atomic: true, messages: true }),
  clock: oneOf<LockConfig['clock']>({ timed: true, untimed: true }),
  leaseDurationMs: atLeast(1),
  latencyMs: atLeast(0),
  pauseDurationMs: atLeast(1),
  delayMs: atLeast(0),
  pauseCause: (value) => value.asText(),
  faults: (value) => ({ ...base.faults, ...readFields(value, faultFields) }),
});

/** A system: `base`, with what `value` says put over it. */
export function readConfig(value: YamlValue | undefined, report: Report, base = defaultConfig): LockConfig {
  return value ? { ...base, ...readFields(value, systemFields(report, base)) } : base;
}

function readClients(value: YamlValue, report: Report): readonly ClientConfig[] {
  const items = value.asList();
  if (items.length > mostClients) {
    report(value.place, `There are ${items.length} clients here: a system has at most ${mostClients}.`);
  }
  return items.map((item) => ({ ...defaultClient, ...readFields(item, clientFields) }));
}

function readFields<Shape extends object>(value: YamlValue, fields: Fields<Shape>): Partial<Shape> {
  const readers = Object.entries<Read<unknown>>(fields);
  const mapping = value.asMapping(readers.map(([key]) => key));
  const given = readers.flatMap(([key, read]): [string, unknown][] => {
    const field = mapping.optional(key);
    const result = field && read(field);
    return result === undefined ? [] : [[key, result]];
  });
  // Each value was read by the reader of its key, which gives what the shape has there.
  return Object.fromEntries(given) as Partial<Shape>;
}
