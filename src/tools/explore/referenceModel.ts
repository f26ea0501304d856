import type { ClientConfig, LockConfig, StorageRule } from '../../engine/config.ts';
import { defaultClient, defaultConfig } from '../../engine/defaults.ts';

export const noFaults = { pause: 0, crash: 0, delay: 0, drop: 0, duplicate: 0, retry: 0, restart: 0, failover: 0 };

/**
 * A small lock world whose states several explorers counted: lock calls and replies are atomic, the clock stands still,
 * nothing fails, and each client holds the lock once.
 */
export function referenceConfig(
  rule: StorageRule,
  clientCount: number,
  client: Pick<ClientConfig, 'habit' | 'writeCount'>,
): LockConfig {
  const clients = Array.from({ length: clientCount }, () => ({ ...defaultClient, ...client }));
  const atomic = { clock: 'untimed', lockCalls: 'atomic', replies: 'atomic' } as const;
  return { ...defaultConfig, ...atomic, rule, clients, faults: noFaults };
}
