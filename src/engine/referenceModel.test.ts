import { expect, test } from 'vitest';
import type { ClientConfig, LockConfig, StorageRule } from './config.ts';
import { defaultClient } from './defaults.ts';
import { lockModel } from './lockModel.ts';
import { propertiesOf, type PropertyName } from './properties.ts';
import { systemOf } from './spec/play.ts';
import type { LockState } from './state.ts';

/*
 * A small lock world whose states four independent explorers counted: lock calls and replies are atomic, the clock stands
 * still, nothing fails, and each client holds the lock once. The engine must come to the same counts.
 */
const noFaults = { pause: 0, crash: 0, delay: 0, drop: 0, duplicate: 0, retry: 0, restart: 0, failover: 0 };

function referenceOf(
  rule: StorageRule,
  clientCount: number,
  client: Pick<ClientConfig, 'habit' | 'writeCount'>,
): LockConfig {
  const clients = Array.from({ length: clientCount }, () => ({ ...defaultClient, ...client }));
  return systemOf({ rule, clients, clock: 'untimed', lockCalls: 'atomic', replies: 'atomic', faults: noFaults });
}

interface Survey {
  readonly stateCount: number;
  readonly transitionCount: number;
  /** How many steps the shortest way to break each property takes; a property that always holds is not in it. */
  readonly shortest: Readonly<Partial<Record<PropertyName, number>>>;
}

/** Visits every state, nearest first. */
function survey(config: LockConfig): Survey {
  const model = lockModel(config);
  const properties = propertiesOf(config);
  const known = new Set(model.initialStates.map((state) => model.keyOf(state)));
  const shortest: Partial<Record<PropertyName, number>> = {};
  let transitionCount = 0;
  let level = model.initialStates;
  for (let distance = 1; level.length > 0; distance++) {
    const found: LockState[] = [];
    for (const before of level) {
      for (const action of model.actionsOf(before)) {
        const transition = model.next(before, action);
        transitionCount++;
        for (const { name, isBrokenBy } of properties) {
          if (shortest[name] === undefined && isBrokenBy(before, transition)) shortest[name] = distance;
        }
        const key = model.keyOf(transition.state);
        if (!known.has(key)) found.push(transition.state);
        known.add(key);
      }
    }
    level = found;
  }
  return { stateCount: known.size, transitionCount, shortest };
}

const decreases = { 'accepted-tokens-never-decrease': 11 };
const loses = { 'no-lost-update': 11 };

test.each<[clients: number, increments: number, StorageRule, states: number, transitions: number, broken: object]>([
  [2, 1, 'none', 219, 444, { ...decreases, ...loses }],
  [2, 1, 'fence', 201, 414, loses],
  [2, 1, 'seal', 169, 352, {}],
  [2, 2, 'none', 1_187, 2_624, { ...decreases, ...loses }],
  [2, 2, 'fence', 849, 1_844, loses],
  [2, 2, 'seal', 479, 1_042, {}],
  [3, 2, 'seal', 17_122, 50_154, {}],
])('%i clients, %i increments, rule %s: %i states, %i transitions', (clientCount, writeCount, rule, ...expected) => {
  const [stateCount, transitionCount, broken] = expected;
  const surveyed = survey(referenceOf(rule, clientCount, { habit: 'readModifyWrite', writeCount }));
  expect(surveyed).toMatchObject({ stateCount, transitionCount });
  const { 'accepted-tokens-never-decrease': first, 'no-lost-update': second } = surveyed.shortest;
  expect({ 'accepted-tokens-never-decrease': first, 'no-lost-update': second }).toEqual({
    'accepted-tokens-never-decrease': undefined,
    'no-lost-update': undefined,
    ...broken,
  });
});

test('with writes alone and no fence, accepted tokens decrease in seven steps and no fewer', () => {
  const { shortest } = survey(referenceOf('none', 2, { habit: 'blindWrite', writeCount: 1 }));
  expect(shortest['accepted-tokens-never-decrease']).toBe(7);
});

test('with a perfect fence, a superseded write is accepted in five steps and no fewer', () => {
  const { shortest } = survey(referenceOf('fence', 2, { habit: 'blindWrite', writeCount: 1 }));
  expect(shortest['no-superseded-write-accepted']).toBe(5);
});
