import { calm, type WhatIf } from './whatIf.ts';

export interface Preset {
  readonly id: string;
  readonly name: string;
  readonly dials: WhatIf;
}

/** Ways in which a holder comes late in practice. */
export const presets: readonly Preset[] = [
  { id: 'gc-pause', name: 'GC pause', dials: { ...calm, pauseDurationMs: 20_000 } },
  { id: 'partition', name: 'Partition', dials: { ...calm, writeDelayMs: 15_000 } },
  {
    id: 'laptop-sleep',
    name: 'Laptop sleep',
    dials: { ...calm, leaseDurationMs: 30_000, pauseDurationMs: 60_000, asksAtMs: 35_000, checksLease: true },
  },
  { id: 'slow-disk', name: 'Slow disk', dials: { ...calm, workMs: 15_000 } },
  { id: 'clock-jump', name: 'Slow clock', dials: { ...calm, workMs: 15_000, checksLease: true, clockRate: 0.5 } },
  {
    id: 'lost-update',
    name: 'Lost update',
    dials: { ...calm, readsFirst: true, writeDelayMs: 11_000 },
  },
  { id: 'lost-reply', name: 'Lost reply', dials: { ...calm, losesGrant: true } },
];
