import { expect, test } from 'vitest';
import { calm } from '../../view/whatIf.ts';
import { scenarioOf } from './scenarioOf.ts';
import { editedScenario, noEdit } from './stageEdit.ts';

const scenario = scenarioOf('late-holder', 3);
const system = { title: 'Mine', summary: 'From a file.', config: { ...scenario.config, leaseDurationMs: 1 } };

test('without an edit a scenario is as the lesson has it', () => {
  expect(editedScenario(scenario, noEdit)).toEqual(scenario);
});

test('a system from a file comes with its title, and keeps the worlds and the schedule of the edit', () => {
  const schedule = [[{ type: 'failOver' as const }]];
  expect(editedScenario(scenario, { system, schedule, worlds: ['seal'] })).toEqual({
    id: 'late-holder',
    ...system,
    schedule,
    worlds: ['seal'],
  });
});

test('dials have a system of their own', () => {
  expect(editedScenario(scenario, { system, dials: calm }).title).toBe('What if …');
});
