import type { ClientConfig, LockConfig } from './config.ts';

export const defaultClient: ClientConfig = {
  habit: 'blindWrite',
  writeCount: 1,
  asksAtMs: 0,
  renewCount: 0,
  workMs: 0,
  clockRate: 1,
};

/** Two clients that write once each, a ten-second lease, a fence, and one of each fault. */
export const defaultConfig: LockConfig = {
  clients: [defaultClient, defaultClient],
  rule: 'fence',
  tokenSource: 'counter',
  firstToken: 41,
  storageMemory: 'durable',
  storageStep: 'atomic',
  lockCalls: 'messages',
  replies: 'messages',
  clock: 'timed',
  leaseDurationMs: 10_000,
  latencyMs: 200,
  pauseDurationMs: 20_000,
  delayMs: 15_000,
  pauseCause: 'GC / network partition',
  faults: { pause: 1, crash: 1, delay: 1, drop: 1, duplicate: 1, retry: 1, restart: 1, failover: 1 },
};
