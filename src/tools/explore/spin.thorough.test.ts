import { expect, test } from 'vitest';
import { lockModel } from '../../engine/lockModel.ts';
import { explore } from '../../explorer/explore.ts';
import { referenceConfig } from './referenceModel.ts';
import { countWithSpin, hasSpin } from './spin.mjs';

const isInstalled = await hasSpin();

test.skipIf(isInstalled)('SPIN and gcc are not both installed: its counts are not compared', () => {
  expect(isInstalled).toBe(false);
});

test.skipIf(!isInstalled).each([
  ['none', 2, 1],
  ['fence', 2, 1],
  ['seal', 2, 1],
  ['none', 2, 2],
  ['fence', 2, 2],
  ['seal', 2, 2],
  ['none', 1, 3],
  ['fence', 3, 1],
  ['seal', 2, 3],
  ['seal', 4, 1],
  ['none', 3, 2],
  ['fence', 3, 2],
  ['seal', 3, 2],
] as const)('rule %s, %i clients, %i increments: SPIN counts the same', async (rule, clientCount, writeCount) => {
  const model = lockModel(referenceConfig(rule, clientCount, { habit: 'readModifyWrite', writeCount }));
  const found = explore(model, { stateLimit: 1_000_000, useSymmetry: false });
  const { stateCount, transitionCount, depth } = await countWithSpin(rule, clientCount, writeCount);
  expect(found).toMatchObject({ end: 'complete', stateCount, transitionCount, depth });
});
