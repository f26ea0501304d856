import { parseArgs } from 'node:util';
import type { ClientConfig, FaultKind, LockConfig } from '../../engine/config.ts';
import { defaultClient, defaultConfig } from '../../engine/defaults.ts';
import { smallSystemChoices } from '../../engine/smallSystem.ts';
import { worldOf, worlds, type WorldId } from '../../engine/world.ts';
import { recipeNames } from '../../engine/sources/recipeSource.ts';
import { noFaults } from './referenceModel.ts';
import { scenarioConfig } from './scenarioConfig.ts';
import { WrongUsage } from './wrongUsage.ts';

/** What a command line asks for. */
export interface ExploreRequest {
  readonly config: LockConfig;
  /** Empty: all that mean something in the system. */
  readonly properties: readonly string[];
  readonly stateLimit: number;
  readonly depthLimit: number;
  readonly useSymmetry: boolean;
  readonly stopsEarly: boolean;
  readonly asJson: boolean;
}

const mostClients = 4;

const choices = {
  habit: smallSystemChoices.habit,
  rule: smallSystemChoices.rule,
  tokens: [...smallSystemChoices.tokenSource, ...recipeNames],
  memory: smallSystemChoices.storageMemory,
  step: smallSystemChoices.storageStep,
  calls: ['atomic', 'messages'],
  replies: ['atomic', 'messages'],
  clock: ['untimed', 'timed'],
  symmetry: ['on', 'off'],
} as const;

const faultKinds = ['pause', 'crash', 'delay', 'drop', 'duplicate', 'retry', 'restart', 'failover'] as const;

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean' } as const;
const options = {
  ...{ clients: text, writes: text, habit: text, renewals: text, client: texts, fault: texts },
  ...{ rule: text, tokens: text, memory: text, step: text, calls: text, replies: text, clock: text },
  ...{ scenario: text, world: text, property: texts },
  ...{ 'state-limit': text, 'depth-limit': text, symmetry: text, 'stop-early': flag, json: flag, help: flag },
} as const;

type Values = ReturnType<typeof valuesOf>;

/** Undefined when help is asked for. */
export function readRequest(args: readonly string[]): ExploreRequest | undefined {
  const values = valuesOf(args);
  if (values.help) return undefined;
  return {
    config: configOf(values),
    properties: values.property ?? [],
    stateLimit: wholeNumber('state-limit', values['state-limit'], 1) ?? 5_000_000,
    depthLimit: wholeNumber('depth-limit', values['depth-limit'], 0) ?? Infinity,
    useSymmetry: choice('symmetry', values.symmetry) !== 'off',
    stopsEarly: values['stop-early'] ?? false,
    asJson: values.json ?? false,
  };
}

function valuesOf(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(/[.\n]/);
    throw new WrongUsage(`${reason}: npm run explore -- --help lists the options.`, { cause: error });
  }
}

function configOf(values: Values): LockConfig {
  const changed: LockConfig = { ...baseOf(values), ...changesOf(values) };
  const config = { ...changed, clients: clientsOf(values, changed), faults: faultsOf(values, changed) };
  if (values.world === undefined) return config;
  const ids = worlds.map(({ id }) => id);
  return worldOf(among<WorldId>('world', values.world, ids)).change(config);
}

/** A scenario's own system, or the smallest one that can lose an update. */
function baseOf({ scenario }: Values): LockConfig {
  if (scenario !== undefined) return scenarioConfig(scenario);
  const client = { ...defaultClient, habit: 'readModifyWrite' } as const;
  const atomic = { clock: 'untimed', lockCalls: 'atomic', replies: 'atomic' } as const;
  return { ...defaultConfig, ...atomic, clients: [client, client], faults: noFaults };
}

function changesOf(values: Values): Partial<LockConfig> {
  const changes = {
    rule: choice('rule', values.rule),
    tokenSource: choice('tokens', values.tokens),
    storageMemory: choice('memory', values.memory),
    storageStep: choice('step', values.step),
    lockCalls: choice('calls', values.calls),
    replies: choice('replies', values.replies),
    clock: choice('clock', values.clock),
  };
  return given(changes);
}

function clientsOf(values: Values, { clients }: LockConfig): readonly ClientConfig[] {
  const count = wholeNumber('clients', values.clients, 1, mostClients) ?? clients.length;
  const changes = given({
    habit: choice('habit', values.habit),
    writeCount: wholeNumber('writes', values.writes, 1),
    renewCount: wholeNumber('renewals', values.renewals, 0),
  });
  const all = Array.from({ length: count }, (_, index) => ({
    ...(clients[index] ?? clients[0] ?? defaultClient),
    ...changes,
  }));
  for (const words of values.client ?? []) {
    const [, letter = '', habit, writes] = /^([A-D])=(\w+)(?::(\w+))?$/.exec(words) ?? [];
    const index = letter.charCodeAt(0) - 65;
    const self = all[index];
    if (!self)
      throw new WrongUsage(`--client says "${words}": write a client, its habit and its writes, as in A=blindWrite:2.`);
    all[index] = { ...self, ...given({ habit: choice('habit', habit), writeCount: wholeNumber('client', writes, 1) }) };
  }
  return all;
}

function faultsOf(values: Values, { faults }: LockConfig): LockConfig['faults'] {
  const changes = (values.fault ?? []).map((words) => {
    const [kind = '', count = '1', ...rest] = words.split('=');
    if (rest.length > 0) throw new WrongUsage(`--fault says "${words}": write a fault and how often, as in drop=1.`);
    return [among<FaultKind>('fault', kind, faultKinds), wholeNumber('fault', count, 0)] as const;
  });
  return { ...faults, ...Object.fromEntries(changes) };
}

function given<Shape extends object>(shape: Shape): { [Key in keyof Shape]?: Exclude<Shape[Key], undefined> } {
  return Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Shape]?: Exclude<Shape[Key], undefined>;
  };
}

function choice<Name extends keyof typeof choices>(name: Name, value: string | undefined) {
  type Choice = (typeof choices)[Name][number];
  return value === undefined ? undefined : among<Choice>(name, value, choices[name]);
}

function among<Choice extends string>(name: string, value: string, known: readonly Choice[]): Choice {
  const found = known.find((each) => each === value);
  if (found === undefined) throw new WrongUsage(`--${name} says "${value}": it is one of ${known.join(', ')}.`);
  return found;
}

function wholeNumber(name: string, value: string | undefined, least: number, most = 100_000_000): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d+$/.test(value) && Number(value) >= least && Number(value) <= most) return Number(value);
  throw new WrongUsage(`--${name} says "${value}": it takes a whole number from ${least} to ${most}.`);
}
