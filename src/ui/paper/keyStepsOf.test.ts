import { expect, test } from 'vitest';
import { defaultClient, defaultConfig } from '../../engine/defaults.ts';
import type { Scenario } from '../../engine/scenario.ts';
import { decodeSchedule } from '../../engine/scheduleCode.ts';
import { keyStepsOf } from './keyStepsOf.ts';

function scenarioOf(code: string): Scenario {
  const decoded = decodeSchedule(code);
  return {
    id: '',
    title: '',
    summary: '',
    config: { ...defaultConfig, clients: [defaultClient, { ...defaultClient, asksAtMs: 12_000 }] },
    worlds: ['no-fence', 'fence'],
    schedule: 'schedule' in decoded ? decoded.schedule : [],
  };
}

test('of the zombie writer: B’s write, A’s on its way, and what each storage answers to it', () => {
  expect(keyStepsOf(scenarioOf('sA-dA1-da1.pA.e.sB-dB1-db1.sB.dB2-db2.rA.sA.dA2-da2._'))).toEqual([6, 8, 9]);
});

test('a story in which no storage is asked is shown at its end', () => {
  expect(keyStepsOf(scenarioOf('sA-dA1-da1.pA.e'))).toEqual([3]);
});
