import type { LockEvent } from './event.ts';

/** Notes down that something happened during a transition. */
export type Emit = (event: LockEvent) => void;
