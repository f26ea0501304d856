import type { LockEvent, Rejected } from '../engine/event.ts';
import type { Tone } from './diagram.ts';

/** Refusing a late copy harms nobody; refusing the holder's own request does. */
export function hasRefusedHolder({ isHolder, isAwaited }: Rejected): boolean {
  return isHolder && isAwaited;
}

/** What a move meant for the data. */
export function toneOf(events: readonly LockEvent[]): Tone {
  for (const event of events) {
    if (event.type === 'writeRejected' || event.type === 'readRejected')
      return hasRefusedHolder(event) || event.repeatsLastWrite ? 'bad' : 'good';
    if (event.type === 'answerContradicted') return 'bad';
    if (event.type === 'writeAccepted' && (event.isOlderThanAccepted || event.undoesOwnWrite)) return 'bad';
    if (event.type === 'writeAccepted' && (event.losesUpdate || event.overwritesNewer)) return 'bad';
  }
  return 'plain';
}
