import type { LockEvent } from '../engine/event.ts';

/** What can make an edge of a map light up on which no message travels: decisions of storage and lock service. */
export const mapEvents = [
  'leaseGranted',
  'acquireRefused',
  'leaseExpired',
  'readAccepted',
  'readRejected',
  'writeAccepted',
  'writeRejected',
  'duplicateRecognised',
] as const satisfies readonly LockEvent['type'][];

export type MapEvent = (typeof mapEvents)[number];
