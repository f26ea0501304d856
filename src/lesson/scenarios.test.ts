import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defined } from '../base/assert.ts';
import type { LockEvent } from '../engine/event.ts';
import type { PropertyName } from '../engine/properties.ts';
import { traceOf, type LockTrace } from '../engine/traceOf.ts';
import { worldOf, type WorldId } from '../engine/world.ts';
import { loadScenarios } from './loadScenarios.ts';
import { Workbench } from './workbench.ts';

const folder = 'lessons/fencing-tokens';
const bench = new Workbench({
  folder,
  paths: readdirSync(`${folder}/scenarios`).map((name) => `scenarios/${name}`),
  read: (path) => readFileSync(`${folder}/${path}`, 'utf8'),
});
const { scenarios } = loadScenarios(bench);

const believers = 'one-believer';
const superseded = 'no-superseded-write-accepted';
const overwritten = 'no-newer-write-overwritten';
const staleWriteWins: readonly PropertyName[] = [believers, 'accepted-tokens-never-decrease', overwritten, superseded];

/** What the lesson says each scenario breaks, in each of its worlds, in the order of breaking. */
const broken: Readonly<Record<string, Partial<Record<WorldId, readonly PropertyName[]>>>> = {
  'zombie-writer': { 'no-fence': staleWriteWins, fence: [believers] },
  'fence-loses-update': { fence: [believers, superseded, 'no-lost-update'], seal: [believers] },
  'superseded-write-accepted': { fence: [believers, superseded], seal: [believers, superseded] },
  'strict-or-not': { fence: ['no-write-undone'], strict: ['holder-never-refused'], sequence: [] },
  'check-then-act': { seal: [believers], 'check-then-act': staleWriteWins },
  'storage-forgets': { seal: [believers], 'forgetful-storage': staleWriteWins },
  'issuer-goes-back': { seal: [believers], 'forgetful-issuer': [believers, superseded, 'no-lost-update'] },
  uuid: { fence: [believers], uuid: staleWriteWins },
  'lease-check': { 'no-fence': staleWriteWins, fence: [believers] },
  'reread-token': { fence: [believers], 'rereads-token': [believers, overwritten, superseded] },
};

function traceIn(id: string, world: WorldId): LockTrace {
  const scenario = defined(
    scenarios.find((each) => each.id === id),
    `scenario ${id}`,
  );
  return traceOf(worldOf(world).change(scenario.config), scenario.schedule);
}

function eventsIn({ steps }: LockTrace, stepNumber: number): readonly LockEvent[] {
  const { moves } = defined(steps[stepNumber - 1], `step ${stepNumber}`);
  return moves.flatMap((move) => (move.type === 'taken' ? move.events : []));
}

test('all scenarios are well formed, and what each breaks in each of its worlds is said here', () => {
  expect(bench.mistakes).toEqual([]);
  const told = Object.fromEntries(scenarios.map(({ id, worlds }) => [id, worlds]));
  expect(told).toEqual(Object.fromEntries(Object.entries(broken).map(([id, worlds]) => [id, Object.keys(worlds)])));
});

describe.each(Object.entries(broken))('%s', (id, worlds) => {
  test.each(Object.entries(worlds) as [WorldId, readonly PropertyName[]][])('in the world %s', (world, names) => {
    expect(traceIn(id, world).steps.flatMap((step) => step.broken)).toEqual(names);
  });
});

describe('the turning points', () => {
  test('the zombie writer takes ten steps; without a fence the ninth overwrites B, with one it is refused, 41 < 42', () => {
    const free = traceIn('zombie-writer', 'no-fence');
    expect(free.steps).toHaveLength(10);
    expect(free.steps[9]?.moves).toEqual([]);
    expect(eventsIn(free, 9)).toContainEqual(
      expect.objectContaining({ type: 'writeAccepted', token: 41, previous: 2 }),
    );
    expect(eventsIn(traceIn('zombie-writer', 'fence'), 9)).toContainEqual(
      expect.objectContaining({
        type: 'writeRejected',
        refusal: { type: 'fenced', token: 41, highest: 42, reason: 'lower' },
      }),
    );
  });

  test('a fence on writes alone accepts both increments, and the value is 1', () => {
    const { state } = defined(traceIn('fence-loses-update', 'fence').steps.at(-1), 'last step');
    expect(state).toMatchObject({
      storage: { value: 1 },
      record: { acceptedCount: 2, acceptedTokensDecreased: false },
    });
  });

  test('after the issuer went back, both clients held 41', () => {
    const { state } = defined(traceIn('issuer-goes-back', 'forgetful-issuer').steps.at(-1), 'last step');
    expect(state.clients.map(({ token }) => token)).toEqual([41, 41]);
    expect(state).toMatchObject({ storage: { value: 1 }, record: { acceptedCount: 2 } });
  });

  test('the late copy of the first write: accepted by `>=`, refused by `>` and by number, where it harms nobody', () => {
    const undone = expect.objectContaining({ type: 'writeAccepted', undoesOwnWrite: true }) as unknown;
    expect(eventsIn(traceIn('strict-or-not', 'fence'), 6)).toContainEqual(undone);
    expect(eventsIn(traceIn('strict-or-not', 'strict'), 5)).toContainEqual(
      expect.objectContaining({ type: 'writeRejected', isHolder: true, isAwaited: true }),
    );
    expect(eventsIn(traceIn('strict-or-not', 'sequence'), 6)).toContainEqual(
      expect.objectContaining({ type: 'writeRejected', isHolder: true, isAwaited: false }),
    );
  });

  test('a stale holder that re-reads the token passes with 42', () => {
    expect(eventsIn(traceIn('reread-token', 'rereads-token'), 10)).toContainEqual(
      expect.objectContaining({ type: 'writeAccepted', client: 0, token: 42, isSuperseded: true }),
    );
  });
});
