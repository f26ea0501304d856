import { randomNumbers } from '../src/base/randomNumbers.ts';
import { defaultConfig } from '../src/engine/defaults.ts';
import { lockModel } from '../src/engine/lockModel.ts';
import { walk } from '../src/model/walk.ts';
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
  const choose = randomNumbers(seed);
  const before = process.cpuUsage();
  let stepCount = 0;
  let elapsedMs = 0;
  while (elapsedMs < durationMs) {
    let length = 0;
    for (const step of walk(model, choose)) {
      for (const property of model.properties) property.isBrokenBy(step.before, step);
      stepCount += 1;
      length += 1;
      if (length === scheduleLength) break;
    }
    const { user, system } = process.cpuUsage(before); // processor time: other programs do not count
    elapsedMs = (user + system) / 1000;
  }
  return (stepCount / elapsedMs) * 1000;
}
