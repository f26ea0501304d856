import { clientText } from '../engine/action.ts';
import type { ClientId, LockConfig } from '../engine/config.ts';

/** Whom a lane belongs to. */
export type Participant =
  | { readonly type: 'client'; readonly client: ClientId }
  | { readonly type: 'lockService' }
  | { readonly type: 'storage' };

const lockService: Participant = { type: 'lockService' };
const storage: Participant = { type: 'storage' };

/** Participants from left to right: A, the lock service, storage, then the other clients. */
export function participantsOf(config: LockConfig): readonly Participant[] {
  const clients = config.clients.map((_, client): Participant => ({ type: 'client', client }));
  return [...clients.slice(0, 1), lockService, storage, ...clients.slice(1)];
}

/** `Client A`, `Lock service`, `Storage`; short enough for a narrow lane with `isShort`. */
export function participantText(participant: Participant, isShort = false): string {
  switch (participant.type) {
    case 'client':
      return isShort ? clientText(participant.client) : `Client ${clientText(participant.client)}`;
    case 'lockService':
      return isShort ? 'Lock' : 'Lock service';
    case 'storage':
      return 'Storage';
  }
}

/** The name of the colour that stands for a participant: `client-a`, `lock`, `storage`. */
export function hueOf(participant: Participant): string {
  switch (participant.type) {
    case 'client':
      return `client-${clientText(participant.client).toLowerCase()}`;
    case 'lockService':
      return 'lock';
    case 'storage':
      return 'storage';
  }
}

export function isSameParticipant(a: Participant, b: Participant): boolean {
  return a.type === b.type && (a.type !== 'client' || (b.type === 'client' && a.client === b.client));
}
