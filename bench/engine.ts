import { performance } from 'node:perf_hooks';
import { defined } from '../src/base/assert.ts';
import { defaultConfig } from '../src/engine/defaults.ts';
import { lockModel } from '../src/engine/lockModel.ts';
import type { Measure } from './table.mjs';

const runCount = 5;
const runMs = 1_000;
const scheduleLength = 200;

/** How fast the engine takes random schedules of the default system: each step lists what is possible and takes one. */
export function measureEngine(): readonly Measure[] {
  takeStepsFor(runMs, 1); // warm-up
  const values = Array.from({ length: runCount }, (_, run) => takeStepsFor(runMs, run + 2));
  return [
    { what: 'Engine: steps of random schedules in Node', unit: 'steps/s', target: 100_000, bound: 'atLeast', values },
  ];
}

function takeStepsFor(durationMs: number, seed: number): number {
  const model = lockModel(defaultConfig);
  const below = randomBelow(seed);
  const startedAtMs = performance.now();
  let stepCount = 0;
  let elapsedMs = 0;
  while (elapsedMs < durationMs) {
    let state = defined(model.initialStates[0], 'initial state');
    for (let step = 0; step < scheduleLength; step += 1) {
      const actions = model.actionsOf(state);
      if (actions.length === 0) break;
      const action = defined(actions[below(actions.length)], 'chosen action');
      const transition = model.next(state, action);
      for (const property of model.properties) property.isBrokenBy(state, transition);
      state = transition.state;
      stepCount += 1;
    }
    elapsedMs = performance.now() - startedAtMs;
  }
  return (stepCount / elapsedMs) * 1000;
}

/** A xorshift generator: the same seed gives the same schedules on every machine. */
function randomBelow(seed: number): (limit: number) => number {
  let bits = seed * 2_654_435_761;
  return (limit) => {
    bits ^= bits << 13;
    bits ^= bits >>> 17;
    bits ^= bits << 5;
    return (bits >>> 0) % limit;
  };
}
