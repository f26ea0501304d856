import { expect, test } from 'vitest';
import { randomNumbers } from '../base/randomNumbers.ts';
import { walk } from '../model/walk.ts';
import type { ClientConfig, LockConfig } from './config.ts';
import { defaultClient } from './defaults.ts';
import { lockModel } from './lockModel.ts';
import type { PropertyName } from './properties.ts';
import { systemOf } from './spec/play.ts';

/*
 * Clients acquire, read, write one more than they read, and release; any lease may end at any moment, and any message may
 * take as long as it likes. Random schedules, the same ones every time, look for what each kind of storage lets through.
 */
const counting: ClientConfig = { ...defaultClient, habit: 'readModifyWrite' };
const noFaults = { pause: 0, crash: 0, delay: 0, drop: 0, duplicate: 0, retry: 0, restart: 0, failover: 0 };
const base = systemOf({ clients: [counting, counting], clock: 'untimed', faults: noFaults });
const issuerGoesBack = { tokenSource: 'forgetfulCounter', faults: { ...noFaults, failover: 1 } } as const;

const schedulesTried = 3_000;
const mostSteps = 50;
type Verdict = Readonly<Partial<Record<PropertyName, 'holds' | 'violated'>>>;

/** Tries schedules until all the properties are broken, or there are no more to try. */
function verdictOf(config: LockConfig, names: readonly string[]): Verdict {
  const model = lockModel(config);
  const broken = new Set<string>();
  for (let seed = 1; seed <= schedulesTried && names.some((name) => !broken.has(name)); seed++) {
    let stepCount = 0;
    for (const step of walk(model, randomNumbers(seed))) {
      for (const { name, isBrokenBy } of model.properties) if (isBrokenBy(step.before, step)) broken.add(name);
      if (++stepCount === mostSteps) break;
    }
  }
  return Object.fromEntries(names.map((name) => [name, broken.has(name) ? 'violated' : 'holds']));
}

test.each<[what: string, change: Partial<LockConfig>, verdict: Verdict]>([
  ['no fence', { rule: 'none' }, { 'accepted-tokens-never-decrease': 'violated', 'no-lost-update': 'violated' }],
  ['fence, >=', { rule: 'fence' }, { 'accepted-tokens-never-decrease': 'holds', 'no-lost-update': 'violated' }],
  ['fence, >', { rule: 'strict' }, { 'accepted-tokens-never-decrease': 'holds', 'no-lost-update': 'violated' }],
  ['fence on reads too', { rule: 'seal' }, { 'accepted-tokens-never-decrease': 'holds', 'no-lost-update': 'holds' }],
  ['fence on reads too, counter goes back', { rule: 'seal', ...issuerGoesBack }, { 'no-lost-update': 'violated' }],
  [
    'fence on reads too, storage checks, then acts',
    { rule: 'seal', storageStep: 'checkThenAct' },
    { 'no-lost-update': 'violated' },
  ],
])('%s', (_, change, verdict) => {
  expect(verdictOf({ ...base, ...change }, Object.keys(verdict))).toEqual(verdict);
});
