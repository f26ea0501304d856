import type { WhatIf } from '../../view/whatIf.ts';

const order = [
  'leaseDurationMs',
  'pauseDurationMs',
  'writeDelayMs',
  'workMs',
  'asksAtMs',
  'renews',
  'checksLease',
  'clockRate',
  'losesGrant',
  'readsFirst',
] as const satisfies readonly (keyof WhatIf)[];

/** The limits of each dial, for the sliders and for what a link may say. */
export const dialRanges = {
  leaseDurationMs: { min: 1_000, max: 60_000 },
  pauseDurationMs: { min: 0, max: 120_000 },
  writeDelayMs: { min: 0, max: 60_000 },
  workMs: { min: 0, max: 60_000 },
  asksAtMs: { min: 0, max: 120_000 },
  clockRate: { min: 0.25, max: 2 },
} as const;

/** The dials as text for an address: milliseconds, 0 or 1, and the rate in hundredths, joined by `.`. */
export function encodeDials(dials: WhatIf): string {
  const numbers = order.map((key) => (key === 'clockRate' ? Math.round(dials.clockRate * 100) : Number(dials[key])));
  return (dials.readsFirst ? numbers : numbers.slice(0, -1)).join('.');
}

/** The dials that `text` says; undefined when it says none that can be set. A client that looks at its lease writes blindly. */
export function decodeDials(text: string): WhatIf | undefined {
  // The last one, whether clients read first, is left out where they do not.
  if (!/^\d{1,6}(\.\d{1,6}){8,9}$/.test(text)) return undefined;
  const [lease = 0, pause = 0, delay = 0, work = 0, asks = 0, renews = 0, checks = 0, rate = 0, loses = 0, reads = 0] =
    text.split('.').map(Number);
  const dials: WhatIf = {
    leaseDurationMs: lease,
    pauseDurationMs: pause,
    writeDelayMs: delay,
    workMs: work,
    asksAtMs: asks,
    renews: renews === 1,
    checksLease: checks === 1,
    clockRate: rate / 100,
    losesGrant: loses === 1,
    readsFirst: reads === 1,
  };
  const areSwitches = [renews, checks, loses, reads].every((value) => value <= 1) && checks + reads <= 1;
  return areSwitches && isWithinRanges(dials) ? dials : undefined;
}

function isWithinRanges(dials: WhatIf): boolean {
  return Object.entries(dialRanges).every(([key, { min, max }]) => {
    const value = dials[key as keyof typeof dialRanges];
    return value >= min && value <= max;
  });
}
