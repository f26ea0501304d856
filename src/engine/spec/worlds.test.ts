import { expect, test } from 'vitest';
import { worlds, worldOf, type WorldId } from '../world.ts';
import { eventsOf, obstacleAfter, play, systemOf } from './play.ts';

const acquireA = 'proceed A, deliver A1, deliver a1';
const acquireB = 'proceed B, deliver B1, deliver b1';

/** What each world may change. */
const changed: Readonly<Record<WorldId, readonly string[]>> = {
  'no-fence': ['rule'],
  fence: ['rule'],
  strict: ['rule'],
  sequence: ['rule'],
  seal: ['rule'],
  uuid: ['rule', 'tokenSource'],
  claim: ['rule', 'tokenSource'],
  'checks-lease': ['rule', 'clients'],
  'rereads-token': ['rule', 'clients'],
  'check-then-act': ['rule', 'storageStep'],
  'forgetful-storage': ['rule', 'storageMemory'],
  'forgetful-issuer': ['rule', 'tokenSource'],
  'as-is': [],
};

test.each(worlds.map(({ id }) => id))('10.1 the world %s leaves everything else as it is', (id) => {
  const before = systemOf({});
  const after = worldOf(id).change(before);
  const rest = Object.entries(after).filter(([field]) => !changed[id].includes(field));
  expect(before).toMatchObject(Object.fromEntries(rest));
  expect(Object.keys(after)).toEqual(Object.keys(before));
  expect(after.clients.slice(1)).toEqual(before.clients.slice(1));
  expect({ ...after.clients[0], habit: null }).toEqual({ ...before.clients[0], habit: null });
});

test('10.2 what is impossible in one world may be possible in another', () => {
  const inWorld = (id: WorldId) => worldOf(id).change(systemOf({}));
  const checked = [acquireA, 'proceed A, deliver A2'] as const;
  expect(obstacleAfter(play(inWorld('seal'), ...checked), 'act A2')).toMatch(/^Storage has not checked A2/);
  expect(obstacleAfter(play(inWorld('check-then-act'), ...checked), 'act A2')).toBeUndefined();
});

test.each([
  ['no-fence', 'writeAccepted'],
  ['fence', 'writeRejected'],
] as const)('10.2 the same stale write in the world %s: %s', (id, type) => {
  const bWrote = [acquireA, 'pause A, expire lease', acquireB, 'proceed B, deliver B2'] as const;
  const stale = play(worldOf(id).change(systemOf({})), ...bWrote, 'resume A, proceed A, deliver A2');
  expect(eventsOf({ events: stale.lastEvents }, type)).toMatchObject([{ client: 0 }]);
});

test('10.3 every world has an identifier and a name of its own', () => {
  for (const texts of [worlds.map(({ id }) => id), worlds.map(({ name }) => name)]) {
    expect(new Set(texts).size).toBe(worlds.length);
  }
});
