import { clientText } from '../engine/action.ts';
import type { LockConfig } from '../engine/config.ts';
import type { ClientState, LockState } from '../engine/state.ts';
import { tokenText } from '../engine/tokenSource.ts';
import { valueText } from '../engine/writeMark.ts';
import { secondsText } from './clock.ts';
import { participantsOf, type Participant } from './participant.ts';
import { saying } from '../engine/recipeRoom.ts';

/** How a participant stands at one moment, in a few words. */
export interface ParticipantState {
  readonly participant: Participant;
  readonly text: string;
}

export function participantStatesOf(config: LockConfig, state: LockState): readonly ParticipantState[] {
  return participantsOf(config).map((participant) => ({ participant, text: textOf(config, state, participant) }));
}

function textOf(config: LockConfig, state: LockState, participant: Participant): string {
  switch (participant.type) {
    case 'client': {
      const self = state.clients[participant.client];
      return self ? clientWords(config, self) : '';
    }
    case 'lockService':
      return lockServiceWords(config, state);
    case 'storage':
      return storageWords(config, state);
  }
}

function clientWords(config: LockConfig, { phase, token, isPaused }: ClientState): string {
  const paused = isPaused ? 'paused; ' : '';
  const held = token === null ? '' : ` ${tokenText(config.tokenSource, token)}`;
  switch (phase) {
    case 'idle':
      return `${paused}has no lock`;
    case 'acquiring':
      return `${paused}waits for the lock`;
    case 'holding':
      return `${paused}believes it holds${held}`;
    case 'finished':
      return 'is finished';
    case 'crashed':
      return 'has crashed';
  }
}

function lockServiceWords(config: LockConfig, { lockService }: LockState): string {
  const { holder, token, expiresAtMs, withheldUntilMs } = lockService;
  const until = config.clock === 'timed' ? ` until ${secondsText(withheldUntilMs ?? expiresAtMs)}` : '';
  if (withheldUntilMs !== undefined) return saying('delayState') + until;
  if (holder === null || token === null) return 'nobody holds the lock';
  return `${clientText(holder)} holds ${tokenText(config.tokenSource, token)}${until}`;
}

function storageWords(config: LockConfig, { storage }: LockState): string {
  const value = `x = ${valueText(config, storage.value)}`;
  if (config.rule === 'none') return `${value}; looks at no token`;
  if (config.rule === 'asked') return `${value}; its program decides`;
  if (config.rule === 'claim') {
    const { claimedToken } = storage;
    return `${value}; claimed by ${claimedToken === 0 ? 'nobody yet' : tokenText(config.tokenSource, claimedToken)}`;
  }
  const { highestToken } = storage;
  return `${value}; highest token ${highestToken === 0 ? 'none yet' : tokenText(config.tokenSource, highestToken)}`;
}
