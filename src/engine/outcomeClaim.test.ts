import { expect, test } from 'vitest';
import { defaultConfig } from './defaults.ts';
import { isOutcome, parseOutcomeClaim } from './outcomeClaim.ts';
import { decodeSchedule } from './scheduleCode.ts';
import { traceOf } from './traceOf.ts';
import { worldOf, type WorldId } from './world.ts';

const read = decodeSchedule('sA-dA1-da1.pA.e.sB-dB1-db1.sB.dB2-db2.rA.sA.dA2-da2');
const schedule = 'schedule' in read ? read.schedule : [];
const clients = [defaultConfig.clients[0], { ...defaultConfig.clients[0], asksAtMs: 12_000 }].flatMap((c) => c ?? []);
const config = { ...defaultConfig, clients } as typeof defaultConfig;

const isSo = (world: WorldId, text: string, step: number): boolean | undefined => {
  const claim = parseOutcomeClaim(text, config);
  return claim && isOutcome(claim, traceOf(worldOf(world).change(config), schedule), step);
};

test.each([
  ['no-fence', 'accepts', 9, true],
  ['no-fence', 'refuses', 9, false],
  ['fence', 'accepts', 9, false],
  ['fence', 'refuses', 9, true],
  ['fence', 'grants 42', 4, true],
  ['fence', 'grants 41', 4, false],
  ['fence', 'believe A', 3, true],
  ['fence', 'believe none', 3, false],
  ['fence', 'believe B A', 7, true],
  ['no-fence', 'breaks accepted-tokens-never-decrease', 9, true],
  ['no-fence', 'keeps accepted-tokens-never-decrease', 8, true],
  ['fence', 'keeps accepted-tokens-never-decrease', 9, true],
  ['fence', 'accepts', 99, false],
] as const)('in %s, “%s” at step %i: %s', (world, text, step, expected) => {
  expect(isSo(world, text, step)).toBe(expected);
});

test.each([
  '',
  'accept',
  'accepts it',
  'grants',
  'grants x',
  'keeps everything',
  'breaks no-lost-update',
  'believe',
  'believe Z',
])('“%s” claims nothing', (text) => {
  expect(parseOutcomeClaim(text, config)).toBeUndefined();
});
