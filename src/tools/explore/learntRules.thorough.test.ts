import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { habits, type LockConfig } from '../../engine/config.ts';
import { defaultClient, defaultConfig } from '../../engine/defaults.ts';
import { lockModel } from '../../engine/lockModel.ts';
import type { Exploration } from '../../explorer/exploration.ts';
import { explore } from '../../explorer/explore.ts';
import type { Model } from '../../model/model.ts';
import { run } from '../../model/run.ts';
import { noFaults } from './referenceModel.ts';

/** How many steps the shortest way to break each property takes. */
type Shortest = Readonly<Record<string, number>>;

interface Survey {
  readonly stateCount: number;
  readonly transitionCount: number;
  readonly shortest: Shortest;
}

/** The plainest search there is: visits every state up to a depth, nearest first, and asks the model about each. */
function survey<State, Action, Event>(model: Model<State, Action, Event>, depthLimit: number): Survey {
  const known = new Set(model.initialStates.map(model.keyOf));
  const shortest: Record<string, number> = {};
  let transitionCount = 0;
  let level = model.initialStates;
  for (let depth = 1; depth <= depthLimit && level.length > 0; depth++) {
    const found: State[] = [];
    for (const before of level) {
      for (const action of model.actionsOf(before)) {
        const transition = model.next(before, action);
        transitionCount++;
        for (const { name, isBrokenBy } of model.properties) {
          if (isBrokenBy(before, transition)) shortest[name] ??= depth;
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

function shortestOf({ verdicts }: Exploration<unknown>): Shortest {
  return Object.fromEntries(
    verdicts.flatMap(({ property, counterexample }) => (counterexample ? [[property, counterexample.length]] : [])),
  );
}

const upTo = (most: number) => fc.nat({ max: most });
const anyClient = fc.record({
  habit: fc.constantFrom(...habits),
  writeCount: fc.integer({ min: 1, max: 2 }),
  asksAtMs: fc.constantFrom(0, 12_000),
  renewCount: upTo(1),
  workMs: fc.constantFrom(0, 5_000),
  clockRate: fc.constantFrom(0.5, 1),
});
/** Alike, so that there is something to exchange, or each as it likes. */
const anyClients = fc.oneof(
  fc.array(anyClient, { minLength: 1, maxLength: 3 }),
  fc
    .tuple(anyClient, fc.integer({ min: 2, max: 3 }))
    .map(([client, count]) => Array.from({ length: count }, () => client)),
);
const anySystem: fc.Arbitrary<LockConfig> = fc.record({
  clients: anyClients,
  rule: fc.constantFrom('none', 'fence', 'strict', 'tokenAndSequence', 'seal', 'claim'),
  tokenSource: fc.constantFrom('counter', 'uuid', 'forgetfulCounter'),
  firstToken: fc.constantFrom(1, 41),
  storageMemory: fc.constantFrom('durable', 'forgetful'),
  storageStep: fc.constantFrom('atomic', 'checkThenAct'),
  lockCalls: fc.constantFrom('atomic', 'messages'),
  replies: fc.constantFrom('atomic', 'messages'),
  clock: fc.constantFrom('timed', 'untimed'),
  leaseDurationMs: fc.constantFrom(1, 10_000),
  latencyMs: fc.constantFrom(0, 200),
  pauseDurationMs: fc.constantFrom(1, 20_000),
  delayMs: fc.constantFrom(0, 15_000),
  pauseCause: fc.constant('GC'),
  faults: fc.record({
    pause: upTo(1),
    crash: upTo(1),
    delay: upTo(1),
    drop: upTo(1),
    duplicate: upTo(1),
    retry: upTo(1),
    restart: upTo(1),
    failover: upTo(1),
  }),
});

/** Systems of which some hundred states are within reach. */
const depthLimit = 4;
const everything = { stateLimit: 1_000_000, useSymmetry: false };

describe('random systems', () => {
  test('the rules as learnt lead to the same states, transitions and shortest counterexamples as the rules as written', () => {
    const property = fc.property(anySystem, (config) => {
      const model = lockModel(config);
      const found = explore(model, { ...everything, depthLimit });
      const { stateCount, transitionCount, shortest } = survey(model, depthLimit);
      expect(found).toMatchObject({ stateCount, transitionCount });
      expect(shortestOf(found)).toEqual(shortest);
    });
    fc.assert(property, { numRuns: 30 });
  });

  test('without an anatomy, the same', () => {
    const property = fc.property(anySystem, (config) => {
      const { anatomy, symmetries, ...plain } = lockModel(config);
      expect(anatomy?.actionGroups.length).toBeGreaterThan(symmetries?.length === 0 ? 0 : 1);
      const { stateCount, transitionCount, shortest } = survey(plain, 4);
      const found = explore(plain, { ...everything, depthLimit: 4 });
      expect(found).toMatchObject({ stateCount, transitionCount });
      expect(shortestOf(found)).toEqual(shortest);
    });
    fc.assert(property, { numRuns: 10 });
  });

  test('exchanging clients that are alike changes no verdict, and leaves as many states or fewer', () => {
    const property = fc.property(anySystem, (config) => {
      const model = lockModel(config);
      const found = explore(model, { ...everything, depthLimit });
      const exchanged = explore(model, { ...everything, depthLimit, useSymmetry: true });
      expect(exchanged.usedSymmetry).toBe((model.symmetries ?? []).length > 0);
      expect(exchanged.stateCount).toBeLessThanOrEqual(found.stateCount);
      expect(shortestOf(exchanged)).toEqual(shortestOf(found));
      for (const { property: name, counterexample } of exchanged.verdicts) {
        if (!counterexample) continue;
        const { steps } = run(
          model,
          counterexample.map((action) => [action]),
        );
        expect(steps.findIndex(({ broken }) => broken.includes(name))).toBe(counterexample.length - 1);
      }
    });
    fc.assert(property, { numRuns: 30 });
  });

  test('the image of a state goes on as the image of what the state goes on to', () => {
    const property = fc.property(anySystem, fc.array(upTo(0xffff), { maxLength: 12 }), (config, choices) => {
      const model = lockModel(config);
      let [state] = model.initialStates;
      for (const choice of choices) {
        if (!state) return;
        const actions = model.actionsOf(state);
        for (const { imageOf } of model.symmetries ?? []) {
          const nextOf = (from: typeof state & object) =>
            model.actionsOf(from).map((action) => model.next(from, action).state);
          const images = nextOf(state).map((next) => JSON.stringify(imageOf(next)));
          const ofImage = nextOf(imageOf(state)).map((next) => JSON.stringify(next));
          expect(ofImage.toSorted()).toEqual(images.toSorted());
        }
        const action = actions[choice % actions.length];
        state = action && model.next(state, action).state;
      }
    });
    fc.assert(property, { numRuns: 30 });
  });
});

test('a whole space with faults, learnt and as written', () => {
  const client = { ...defaultClient, habit: 'readModifyWrite' } as const;
  const config: LockConfig = {
    ...defaultConfig,
    clients: [client, client],
    rule: 'seal',
    clock: 'untimed',
    lockCalls: 'atomic',
    replies: 'atomic',
    storageStep: 'checkThenAct',
    storageMemory: 'forgetful',
    faults: { ...noFaults, restart: 1 },
  };
  const model = lockModel(config);
  const { shortest, ...counts } = survey(model, Infinity);
  const found = explore(model, everything);
  expect(found).toMatchObject({ end: 'complete', ...counts });
  expect(shortestOf(found)).toEqual(shortest);
  expect(explore(model, everything)).toEqual(found);
});

test.each([{ rule: 'asked' }, { tokenSource: 'asked' }] as const)('with %o clients are not exchanged', (asked) => {
  const { symmetries } = lockModel({ ...defaultConfig, ...asked });
  expect(lockModel(defaultConfig).symmetries).toHaveLength(1);
  expect(symmetries).toEqual([]);
});
