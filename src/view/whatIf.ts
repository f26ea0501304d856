import { defaultClient, defaultConfig } from '../engine/defaults.ts';
import type { LockConfig, TokenSource } from '../engine/config.ts';
import type { Scenario } from '../engine/scenario.ts';
import { timedSchedule } from '../engine/timedSchedule.ts';
import type { WorldId } from '../engine/world.ts';

/** The dials of a timed run. All in milliseconds, but for the switches and the rate. */
export interface WhatIf {
  readonly leaseDurationMs: number;
  /** How long A is paused once it holds the lock; 0 for not at all. */
  readonly pauseDurationMs: number;
  /** How long the network delays A's write; 0 for not at all. */
  readonly writeDelayMs: number;
  /** How long A works before it writes. */
  readonly workMs: number;
  /** When B asks for the lock. */
  readonly asksAtMs: number;
  readonly renews: boolean;
  readonly checksLease: boolean;
  /** A's clock against real time. */
  readonly clockRate: number;
  readonly losesGrant: boolean;
  /** Whether both clients read a counter and write one more, in place of writing blindly. */
  readonly readsFirst: boolean;
}

export const calm: WhatIf = {
  leaseDurationMs: 10_000,
  pauseDurationMs: 0,
  writeDelayMs: 0,
  workMs: 1_000,
  asksAtMs: 12_000,
  renews: false,
  checksLease: false,
  clockRate: 1,
  losesGrant: false,
  readsFirst: false,
};

/** The story that the dials tell, in the given worlds. */
export function whatIfScenario(
  dials: WhatIf,
  worlds: readonly WorldId[],
  tokenSource: TokenSource = defaultConfig.tokenSource,
): Scenario {
  const config = { ...configOf(dials), tokenSource };
  const mishaps = {
    pausesHolder: dials.pauseDurationMs > 0,
    delaysWrite: dials.writeDelayMs > 0,
    losesGrant: dials.losesGrant,
  };
  return {
    id: 'what-if',
    title: 'What if …',
    summary: 'A run that follows the clock.',
    config,
    worlds,
    // The clock does not depend on what storage does with a token: one schedule serves all worlds.
    schedule: timedSchedule({ ...config, rule: 'none' }, mishaps),
  };
}

const mostRenewals = 20;

function configOf(dials: WhatIf): LockConfig {
  const habit = dials.readsFirst ? ('readModifyWrite' as const) : ('blindWrite' as const);
  const a = {
    ...defaultClient,
    habit: dials.checksLease ? ('checksLease' as const) : habit,
    workMs: dials.workMs,
    clockRate: dials.clockRate,
    renewCount: dials.renews ? mostRenewals : 0,
  };
  return {
    ...defaultConfig,
    clients: [a, { ...defaultClient, habit, asksAtMs: dials.asksAtMs }],
    leaseDurationMs: dials.leaseDurationMs,
    pauseDurationMs: dials.pauseDurationMs,
    pauseCause: 'asleep',
    delayMs: dials.writeDelayMs,
  };
}
