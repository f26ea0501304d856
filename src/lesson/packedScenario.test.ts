import { describe, expect, test } from 'vitest';
import { defaultConfig } from '../engine/defaults.ts';
import type { Scenario } from '../engine/scenario.ts';
import { packScenario, unpackScenario } from './packedScenario.ts';

const scenario: Scenario = {
  id: 'one',
  title: 'One',
  summary: 'A writes.',
  worlds: ['no-fence', 'fence'],
  config: {
    ...defaultConfig,
    rule: 'seal',
    faults: { ...defaultConfig.faults, crash: 0 },
    clients: [{ habit: 'readModifyWrite', writeCount: 2, asksAtMs: 0, renewCount: 0, workMs: 5, clockRate: 1 }],
  },
  schedule: [
    [
      { type: 'proceed', client: 0 },
      { type: 'deliver', message: { client: 0, number: 1, kind: 'request' } },
    ],
    [],
  ],
};

describe('a packed scenario', () => {
  test('is the same scenario when it is unpacked', () => {
    const packed = packScenario(scenario);
    expect(unpackScenario(JSON.parse(JSON.stringify(packed)) as typeof packed)).toEqual(scenario);
  });

  test('says only what is not as usual', () => {
    expect(packScenario(scenario)).toMatchObject({
      code: 'sA-dA1._',
      system: { rule: 'seal', faults: { ...defaultConfig.faults, crash: 0 } },
      clients: [{ habit: 'readModifyWrite', writeCount: 2, workMs: 5 }],
    });
    expect(packScenario({ ...scenario, config: defaultConfig }).system).toEqual({});
  });
});
