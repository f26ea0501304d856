import { describe, expect, test } from 'vitest';
import type { Model } from '../model/model.ts';
import { run } from '../model/run.ts';
import { explore } from './explore.ts';
import { startSearch } from './search.ts';
import { diningPhilosophers, twoStateClock, waterJugs } from './toys.ts';

const everything = { stateLimit: 1_000_000, useSymmetry: false };

describe('puzzles with known answers', () => {
  test('two water jugs: 16 states, four gallons after six steps and no fewer', () => {
    const model = waterJugs();
    const found = explore(model, everything);
    expect(found).toMatchObject({ end: 'complete', stateCount: 16, transitionCount: 96 });
    const [four, six] = found.verdicts;
    expect(four?.counterexample).toHaveLength(6);
    expect(six).toEqual({ property: 'never-six', counterexample: undefined });
    const { steps } = run(model, [four?.counterexample ?? []]);
    expect(steps[0]).toMatchObject({ state: [3, 4], broken: ['never-four'] });
  });

  test('a two-state clock: two states, each leads to the other', () => {
    expect(explore(twoStateClock(), everything)).toEqual({
      end: 'complete',
      stateCount: 2,
      transitionCount: 2,
      depth: 0,
      usedSymmetry: false,
      verdicts: [{ property: 'never-stands-still', counterexample: undefined }],
    });
  });

  test.each([
    [2, 6],
    [3, 14],
    [4, 34],
    [5, 82],
    [8, 1_154],
    [10, 6_726],
  ])('%i dining philosophers: %i states, and as many steps to a deadlock as philosophers', (count, stateCount) => {
    const model = diningPhilosophers(count);
    const found = explore(model, everything);
    expect(found).toMatchObject({ end: 'complete', stateCount });
    const [deadlock, together] = found.verdicts;
    expect(deadlock?.counterexample?.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: count }, (_, seat) => seat),
    );
    expect(together?.counterexample).toBeUndefined();
    const { steps } = run(model, [deadlock?.counterexample ?? []]);
    expect(model.actionsOf(steps[0]?.state ?? [])).toEqual([]);
  });
});

describe('a search that does not see everything says so', () => {
  /** The whole numbers, one after another. */
  const counting: Model<number, 'more', never> = {
    initialStates: [0],
    actionsOf: () => ['more'],
    obstacleTo: () => undefined,
    next: (state) => ({ state: state + 1, events: [] }),
    properties: [
      { name: 'below-three', isBrokenBy: (_, { state }) => state >= 3 },
      { name: 'below-five', isBrokenBy: (_, { state }) => state >= 5 },
      { name: 'below-a-million', isBrokenBy: (_, { state }) => state >= 1_000_000 },
    ],
    keyOf: String,
  };
  const lengths = (found: { verdicts: readonly { counterexample: readonly unknown[] | undefined }[] }) =>
    found.verdicts.map(({ counterexample }) => counterexample?.length);

  test('at the limit of states', () => {
    const found = explore(counting, { stateLimit: 4, useSymmetry: false });
    expect(found).toMatchObject({ end: 'stateLimit', stateCount: 4, transitionCount: 4, depth: 3 });
    expect(lengths(found)).toEqual([3, undefined, undefined]);
  });

  test('at the limit of depth', () => {
    const found = explore(counting, { ...everything, depthLimit: 5 });
    expect(found).toMatchObject({ end: 'depthLimit', stateCount: 6, transitionCount: 5, depth: 5 });
    expect(lengths(found)).toEqual([3, 5, undefined]);
  });

  test('when all that it was asked about is broken', () => {
    const found = explore(counting, { ...everything, untilBroken: ['below-five', 'below-three'] });
    expect(found).toMatchObject({ end: 'allBroken', transitionCount: 5 });
    expect(lengths(found)).toEqual([3, 5, undefined]);
  });

  test('when it is stopped, and it can go on', () => {
    const search = startSearch(counting, everything);
    expect(search.result()).toMatchObject({ end: 'stopped', stateCount: 1, transitionCount: 0 });
    expect(search.advance(4)).toBe(true);
    expect(search.progress()).toEqual({
      stateCount: 5,
      transitionCount: 4,
      depth: 4,
      frontierCount: 1,
      brokenNames: ['below-three'],
    });
    expect(search.result()).toMatchObject({ end: 'stopped', stateCount: 5 });
    search.advance(1);
    expect(search.progress().brokenNames).toEqual(['below-three', 'below-five']);
  });
});

test('a search can begin anywhere', () => {
  const from = [0, 5] as const;
  const found = explore(waterJugs(), { ...everything, from, untilBroken: ['never-four'] });
  expect(found.verdicts[0]?.counterexample).toHaveLength(5);
});
