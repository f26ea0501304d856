import { expect, test } from 'vitest';
import type { StorageRule } from '../../engine/config.ts';
import { lockModel } from '../../engine/lockModel.ts';
import { explore } from '../../explorer/explore.ts';
import { run } from '../../model/run.ts';
import { referenceConfig } from './referenceModel.ts';

/* Four independent explorers came to these counts; the engine and its explorer must come to the same. */

const decreases = { 'accepted-tokens-never-decrease': 11 };
const loses = { 'no-lost-update': 11 };
const counted = ['accepted-tokens-never-decrease', 'no-lost-update'];

test.each<[clients: number, increments: number, StorageRule, states: number, transitions: number, broken: object]>([
  [2, 1, 'none', 219, 444, { ...decreases, ...loses }],
  [2, 1, 'fence', 201, 414, loses],
  [2, 1, 'seal', 169, 352, {}],
  [2, 2, 'none', 1_187, 2_624, { ...decreases, ...loses }],
  [2, 2, 'fence', 849, 1_844, loses],
  [2, 2, 'seal', 479, 1_042, {}],
  [3, 2, 'none', 126_526, 390_780, { ...decreases, ...loses }],
  [3, 2, 'fence', 71_788, 213_072, loses],
  [3, 2, 'seal', 17_122, 50_154, {}],
  [4, 3, 'seal', 3_276_721, 12_270_640, {}],
])('%i clients, %i increments, rule %s: %i states, %i transitions', (clientCount, writeCount, rule, ...expected) => {
  const [stateCount, transitionCount, broken] = expected;
  const model = lockModel(referenceConfig(rule, clientCount, { habit: 'readModifyWrite', writeCount }));
  const found = explore(model, { stateLimit: 5_000_000, useSymmetry: false });
  expect(found).toMatchObject({ end: 'complete', stateCount, transitionCount });
  const shortest = found.verdicts.flatMap(({ property, counterexample }) =>
    counted.includes(property) && counterexample ? [[property, counterexample.length] as const] : [],
  );
  expect(Object.fromEntries(shortest)).toEqual(broken);
  for (const { property, counterexample } of found.verdicts) {
    if (!counterexample) continue;
    const { steps } = run(
      model,
      counterexample.map((action) => [action]),
    );
    expect(steps.every(({ moves }) => moves.every(({ type }) => type === 'taken'))).toBe(true);
    expect(steps.findIndex((step) => step.broken.includes(property))).toBe(counterexample.length - 1);
  }
});

test.each<[what: string, StorageRule, property: string, steps: number]>([
  ['no fence, accepted tokens decrease', 'none', 'accepted-tokens-never-decrease', 7],
  ['a perfect fence, a superseded write is accepted', 'fence', 'no-superseded-write-accepted', 5],
])('with writes alone and %s in so many steps and no fewer', (_, rule, name, steps) => {
  const model = lockModel(referenceConfig(rule, 2, { habit: 'blindWrite', writeCount: 1 }));
  const found = explore(model, { stateLimit: 10_000, useSymmetry: false, untilBroken: [name] });
  expect(found.end).toBe('allBroken');
  expect(found.verdicts.find(({ property }) => property === name)?.counterexample).toHaveLength(steps);
});
