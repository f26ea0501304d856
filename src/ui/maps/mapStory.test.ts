import { describe, expect, test } from 'vitest';
import { defined } from '../../base/assert.ts';
import { parseActionPhrase } from '../../engine/actionPhrase.ts';
import { defaultConfig } from '../../engine/defaults.ts';
import type { Scenario } from '../../engine/scenario.ts';
import type { FlowMap } from '../../lesson/lesson.ts';
import { findFragment, mapStoryOf } from './mapStory.ts';
import { decisionMap, participantMap } from './testMap.ts';

const steps = [
  'proceed A, deliver A1, deliver a1',
  'pause A',
  'expire lease',
  'proceed B, deliver B1, deliver b1',
  'proceed B',
  'deliver B2, deliver b2',
  'resume A',
  'proceed A',
  'deliver A2, deliver a2',
];
const scenario: Scenario = {
  id: 'zombie',
  title: 'Zombie',
  summary: '',
  config: { ...defaultConfig, clients: [client(0), client(12_000)], leaseDurationMs: 10_000, pauseDurationMs: 20_000 },
  worlds: ['no-fence', 'fence'],
  schedule: steps.map((step) => step.split(', ').map((phrase) => defined(parseActionPhrase(phrase), phrase))),
};

function client(asksAtMs: number): Scenario['config']['clients'][number] {
  return { ...defined(defaultConfig.clients[0], 'client'), habit: 'blindWrite', asksAtMs };
}

const usedIn = (map: FlowMap, stepNumber: number): readonly string[] =>
  defined(defined(mapStoryOf(map, scenario), 'story').uses[stepNumber - 1], 'step').map(
    ({ edgeId, token = '' }) => `${edgeId} ${token}`,
  );

describe('messages travel along the edges between their ends', () => {
  test('request and answer of one step, each once', () => {
    expect(usedIn(participantMap, 1)).toEqual(['A-L-0 ', 'L-A-0 41']);
  });
  test('a message under way lights its edge when it is sent and when it arrives', () => {
    expect(usedIn(participantMap, 8)).toEqual(['A-S-0 41']);
    expect(usedIn(participantMap, 9)).toEqual(['A-S-0 41', 'S-A-0 ']);
  });
  test('a step in which nobody speaks uses none', () => {
    expect(usedIn(participantMap, 2)).toEqual([]);
  });
});

test('decisions travel along the edges that name them, in the world that checks', () => {
  expect(usedIn(decisionMap, 6)).toEqual(['request-check-0 42', 'check-apply-0 42']);
  expect(usedIn(decisionMap, 9)).toEqual(['request-check-0 41', 'check-reject-0 41']);
});

test('a fragment runs from the sending to the arrival', () => {
  expect(findFragment(participantMap, 'A-S-0', [scenario])).toEqual({ scenarioId: 'zombie', from: 8, to: 9 });
  expect(findFragment(participantMap, 'L-A-0', [scenario])).toEqual({ scenarioId: 'zombie', from: 1, to: 1 });
  expect(findFragment(decisionMap, 'check-reject-0', [scenario])).toEqual({ scenarioId: 'zombie', from: 9, to: 9 });
});

test('an edge that no story uses has no fragment', () => {
  const idle = { ...scenario, schedule: [] };
  expect(findFragment(participantMap, 'A-S-0', [idle])).toBeUndefined();
  expect(mapStoryOf(participantMap, { ...scenario, worlds: [] })).toBeUndefined();
});

test('of several edges between two, the one that is labelled like the message is used', () => {
  const more = { ...defined(participantMap.edges[0], 'edge'), id: 'A-L-1', label: 'release' };
  const map = { ...participantMap, edges: [...participantMap.edges, more] };
  expect(usedIn(map, 1)).toEqual(['A-L-0 ', 'L-A-0 41']);
});
