import * as v from 'valibot';
import { defaultClient, defaultConfig } from '../../../engine/defaults.ts';
import { habits, type LockConfig } from '../../../engine/config.ts';
import { installRecipes } from '../../../engine/sources/installRecipes.ts';
import { recipeNames } from '../../../engine/sources/recipeSource.ts';
import { worlds, type WorldId } from '../../../engine/world.ts';

// A story may have the tokens of a real system.
installRecipes();

const dayMs = 24 * 60 * 60 * 1_000;
const mostClients = 4;
const mostWorlds = 4;
const mostTimes = 1_000;
/** Tokens stay numbers that a 32-bit counter could have issued. */
const highestToken = 2 ** 31;

const whole = (least: number, most: number) =>
  v.pipe(
    v.number(`a whole number from ${least} to ${most}`),
    v.check(
      (value) => Number.isInteger(value) && value >= least && value <= most,
      `a whole number from ${least} to ${most}`,
    ),
  );

const rate = (least: number, most: number) =>
  v.pipe(
    v.number(`a number from ${least} to ${most}`),
    v.check((value) => value >= least && value <= most, `a number from ${least} to ${most}`),
  );

const text = (most: number) =>
  v.pipe(
    v.string('a text'),
    v.check((value) => value.length <= most, `a text of at most ${most} characters`),
  );

const oneOf = <const Choices extends readonly string[]>(choices: Choices) =>
  v.picklist(choices, `one of ${choices.join(', ')}`);

/** What a file leaves out is as in a lesson's scenario: the default. */
const client = v.object(
  {
    habit: v.optional(oneOf(habits), defaultClient.habit),
    writeCount: v.optional(whole(1, mostTimes), defaultClient.writeCount),
    asksAtMs: v.optional(whole(0, dayMs), defaultClient.asksAtMs),
    renewCount: v.optional(whole(0, mostTimes), defaultClient.renewCount),
    workMs: v.optional(whole(0, dayMs), defaultClient.workMs),
    clockRate: v.optional(rate(0.01, 100), defaultClient.clockRate),
  },
  'a client',
);

const times = whole(0, mostTimes);
const { faults } = defaultConfig;

const configSchema: v.GenericSchema<unknown, LockConfig> = v.object(
  {
    clients: v.pipe(
      v.array(client, 'a list of clients'),
      v.check(({ length }) => length >= 1 && length <= mostClients, `a list of 1 to ${mostClients} clients`),
    ),
    rule: v.optional(oneOf(['none', 'fence', 'strict', 'tokenAndSequence', 'seal', 'claim']), 'fence'),
    tokenSource: v.optional(oneOf(['counter', 'uuid', 'forgetfulCounter', ...recipeNames]), 'counter'),
    firstToken: v.optional(whole(1, highestToken), defaultConfig.firstToken),
    storageMemory: v.optional(oneOf(['durable', 'forgetful']), defaultConfig.storageMemory),
    storageStep: v.optional(oneOf(['atomic', 'checkThenAct']), defaultConfig.storageStep),
    lockCalls: v.optional(oneOf(['atomic', 'messages']), defaultConfig.lockCalls),
    replies: v.optional(oneOf(['atomic', 'messages']), defaultConfig.replies),
    clock: v.optional(oneOf(['timed', 'untimed']), defaultConfig.clock),
    leaseDurationMs: v.optional(whole(1, dayMs), defaultConfig.leaseDurationMs),
    latencyMs: v.optional(whole(0, dayMs), defaultConfig.latencyMs),
    pauseDurationMs: v.optional(whole(0, dayMs), defaultConfig.pauseDurationMs),
    delayMs: v.optional(whole(0, dayMs), defaultConfig.delayMs),
    pauseCause: v.optional(text(200), defaultConfig.pauseCause),
    faults: v.optional(
      v.object(
        {
          pause: v.optional(times, faults.pause),
          crash: v.optional(times, faults.crash),
          delay: v.optional(times, faults.delay),
          drop: v.optional(times, faults.drop),
          duplicate: v.optional(times, faults.duplicate),
          retry: v.optional(times, faults.retry),
          restart: v.optional(times, faults.restart),
          failover: v.optional(times, faults.failover),
        },
        'a count for each fault',
      ),
      faults,
    ),
  },
  'a description of a system',
);

const worldIds = worlds.map(({ id }) => id) as [WorldId, ...WorldId[]];

/** The parts of a story file that are read. Every message completes the sentence "… should be". */
export const storySchema = v.object({
  id: text(200),
  title: text(500),
  summary: text(5_000),
  worlds: v.pipe(
    v.array(oneOf(worldIds), 'a list of worlds'),
    v.check(
      (ids) => ids.length >= 1 && ids.length <= mostWorlds && new Set(ids).size === ids.length,
      `a list of 1 to ${mostWorlds} different worlds`,
    ),
  ),
  schedule: v.string('a text'),
  config: configSchema,
  dials: v.optional(v.string('a text')),
});
