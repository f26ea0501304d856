import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { habits, type ClientConfig, type LockConfig } from '../../../engine/config.ts';
import { defaultConfig } from '../../../engine/defaults.ts';
import type { Scenario } from '../../../engine/scenario.ts';
import { decodeSchedule } from '../../../engine/scheduleCode.ts';
import { everyAction } from '../../../engine/spec/randomly.ts';
import { worlds } from '../../../engine/world.ts';
import { writeStoryFile } from '../../../view/storyFile.ts';
import { mostCharacters, readStoryFile } from './readStoryFile.ts';

const code = 'sA-dA1-da1.pA.e.sB-dB1-db1.sB.dB2-db2.rA.sA.dA2-da2._';
const decoded = decodeSchedule(code);
const story: Scenario = {
  id: 'late',
  title: 'A holder that comes “late”',
  summary: 'A pauses; B writes.',
  config: defaultConfig,
  worlds: ['no-fence', 'fence'],
  schedule: 'schedule' in decoded ? decoded.schedule : [],
};

describe('what is written can be read', () => {
  const upTo = (max: number) => fc.nat({ max });
  const someClient: fc.Arbitrary<ClientConfig> = fc.record({
    habit: fc.constantFrom(...habits),
    writeCount: fc.integer({ min: 1, max: 1_000 }),
    asksAtMs: upTo(120_000),
    renewCount: upTo(20),
    workMs: upTo(60_000),
    clockRate: fc.constantFrom(0.25, 0.97, 1, 2),
  });
  const some: fc.Arbitrary<Scenario> = fc.record({
    id: fc.string({ maxLength: 20 }),
    title: fc.string({ maxLength: 40, unit: 'grapheme' }),
    summary: fc.string({ maxLength: 40 }),
    worlds: fc.subarray(
      worlds.map(({ id }) => id),
      { minLength: 1, maxLength: 4 },
    ),
    schedule: fc.array(fc.array(fc.constantFrom(...everyAction(3, 3)), { maxLength: 4 }), { maxLength: 20 }),
    config: fc.record({
      clients: fc.array(someClient, { minLength: 1, maxLength: 4 }),
      rule: fc.constantFrom('none', 'fence', 'strict', 'tokenAndSequence', 'seal', 'claim'),
      tokenSource: fc.constantFrom('counter', 'uuid', 'forgetfulCounter', 'etcdRevision', 'zkWrap'),
      firstToken: fc.constantFrom(1, 41),
      storageMemory: fc.constantFrom('durable', 'forgetful'),
      storageStep: fc.constantFrom('atomic', 'checkThenAct'),
      lockCalls: fc.constantFrom('atomic', 'messages'),
      replies: fc.constantFrom('atomic', 'messages'),
      clock: fc.constantFrom('timed', 'untimed'),
      leaseDurationMs: fc.integer({ min: 1, max: 60_000 }),
      latencyMs: upTo(1_000),
      pauseDurationMs: upTo(120_000),
      delayMs: upTo(60_000),
      pauseCause: fc.string({ maxLength: 30 }),
      faults: fc.constant(defaultConfig.faults),
    } satisfies { [Key in keyof LockConfig]: fc.Arbitrary<LockConfig[Key]> }),
  });

  test('for any story', () => {
    fc.assert(
      fc.property(some, (scenario) => {
        expect(readStoryFile(writeStoryFile(scenario))).toEqual({ scenario });
      }),
      { numRuns: 60 },
    );
  });

  test('for a thousand steps in four worlds', () => {
    const step = story.schedule.slice(0, 1).flat();
    const long: Scenario = {
      ...story,
      worlds: ['no-fence', 'fence', 'strict', 'seal'],
      config: {
        ...defaultConfig,
        clients: [{ habit: 'blindWrite', writeCount: 1_000, asksAtMs: 0, renewCount: 0, workMs: 0, clockRate: 1 }],
      },
      schedule: [
        step,
        ...Array.from({ length: 499 }, (_, index) => [
          [{ type: 'proceed' as const, client: 0 }],
          [
            { type: 'deliver' as const, message: { client: 0, number: index + 2, kind: 'request' as const } },
            { type: 'deliver' as const, message: { client: 0, number: index + 2, kind: 'reply' as const } },
          ],
        ]).flat(),
        [],
      ],
    };
    const text = writeStoryFile(long);
    expect(text.length).toBeLessThan(mostCharacters);
    expect(readStoryFile(text)).toEqual({ scenario: long });
  });
});

test('a file tells its story to people and programs too', () => {
  const file = JSON.parse(writeStoryFile(story)) as Record<string, unknown>;
  expect(file).toMatchObject({
    format: 'fencing-tokens-story',
    version: 1,
    schedule: code,
    worlds: ['no-fence', 'fence'],
    told: [
      { world: 'no-fence', name: 'No fence' },
      {
        world: 'fence',
        name: 'Fence',
        steps: { 8: { step: 9, label: 'storage → A: 412 Fenced (41 < 42)', events: { 1: { type: 'writeRejected' } } } },
      },
    ],
  });
});

test('what the file tells is not believed', () => {
  expect(readStoryFile(changed({ told: [{ world: 'fence', steps: [{ label: 'all is well' }] }] }))).toEqual({
    scenario: story,
  });
  expect(readStoryFile(changed({ told: undefined }))).toEqual({ scenario: story });
});

test('what a file leaves out of its system is as in a lesson', () => {
  const { clients } = defaultConfig;
  expect(readStoryFile(changed({ config: { clients } }))).toEqual({ scenario: story });
});

describe('bad input is one sentence', () => {
  const { config } = story;
  const [a, ...others] = config.clients;
  const cases: readonly [string, string, RegExp][] = [
    ['nothing', '', /cannot be read as JSON/],
    ['text', 'sequenceDiagram', /cannot be read as JSON/],
    ['half a file', writeStoryFile(story).slice(0, 400), /a part is missing/],
    ['nested too deeply', '['.repeat(1_000_000), /cannot be read as JSON/],
    ['other JSON', '{"name":"x"}', /no story of this lesson/],
    ['null', 'null', /no story of this lesson/],
    ['a list', '[1]', /no story of this lesson/],
    ['another format', changed({ format: 'tldraw' }), /no story of this lesson/],
    ['a newer version', changed({ version: 2 }), /newer version of this page \(“2”\)/],
    ['no version', changed({ version: undefined }), /does not say a version/],
    ['a version in words', changed({ version: 'one' }), /does not say a version/],
    ['10 MB', ' '.repeat(10_000_000), /too large to be a story \(10\.0 MB\)/],
    ['an unknown world', changed({ worlds: ['moon'] }), /worlds\.0 is “moon”; it should be one of no-fence, fence/],
    ['no world', changed({ worlds: [] }), /a list of 1 to 4 different worlds/],
    ['one world twice', changed({ worlds: ['fence', 'fence'] }), /different worlds/],
    ['five worlds', changed({ worlds: worlds.slice(0, 5).map(({ id }) => id) }), /1 to 4/],
    ['an unreadable schedule', changed({ schedule: 'sA.zZ9' }), /schedule in this file cannot be read \(“zZ9”\)/],
    ['a schedule that is none', changed({ schedule: 7 }), /its schedule is “7”; it should be a text/],
    ['too many steps', changed({ schedule: '_.'.repeat(1_000) + '_' }), /too long \(1001 steps, 0 actions\)/],
    ['too many actions', changed({ schedule: Array(5_001).fill('e').join('-') }), /too long \(1 steps, 5001 actions\)/],
    ['no title', changed({ title: undefined }), /its title is missing\.$/],
    ['no system', changed({ config: undefined }), /its config is missing\.$/],
    ['no client', changed({ config: { ...config, clients: [] } }), /a list of 1 to 4 clients/],
    ['five clients', changed({ config: { ...config, clients: Array(5).fill(a) } }), /a list of 1 to 4 clients/],
    ['a lease of −1', changed({ config: { ...config, leaseDurationMs: -1 } }), /config\.leaseDurationMs is “-1”/],
    [
      'half a write',
      changed({ config: { ...config, clients: [{ ...a, writeCount: 0.5 }, ...others] } }),
      /whole number/,
    ],
    ['a number in words', changed({ config: { ...config, latencyMs: 'soon' } }), /a whole number from 0 to 86400000/],
    ['an endless number', changed({}).replace('"firstToken": 41', '"firstToken": 1e999'), /firstToken is “Infinity”/],
    ['a stopped clock', changed({ config: { ...config, clients: [{ ...a, clockRate: 0 }] } }), /from 0\.01 to 100/],
    [
      'an unknown rule',
      changed({ config: { ...config, rule: 'hope' } }),
      /config\.rule is “hope”; it should be one of none/,
    ],
    ['a long cause', changed({ config: { ...config, pauseCause: 'x'.repeat(201) } }), /at most 200 characters/],
  ];
  for (const [name, text, expected] of cases) {
    test(name, () => {
      const read = readStoryFile(text);
      const problem = 'problem' in read ? read.problem : '';
      expect(problem).toMatch(expected);
      expect(problem).toMatch(/^[A-Z][^\n]{10,260}\.$/);
    });
  }
});

function changed(change: Record<string, unknown>): string {
  return JSON.stringify({ ...(JSON.parse(writeStoryFile(story)) as object), ...change }, null, 2);
}
