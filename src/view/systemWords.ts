import type { Habit, LockConfig } from '../engine/config.ts';
import type { SmallFault, SmallSystem } from '../engine/smallSystem.ts';
import { ruleWords, tokenSourceText } from './storageWords.ts';

export const habitWords: Readonly<Record<Habit, string>> = {
  readModifyWrite: 'read, then write one more',
  blindWrite: 'write without reading',
  checksLease: 'check their lease, then write',
  rereadsToken: 're-read the token, then write',
  leavesTokenOut: 'write without the token',
};

export const memoryWords: Readonly<Record<LockConfig['storageMemory'], string>> = {
  durable: 'survives a restart',
  forgetful: 'is lost in a restart',
};

export const stepWords: Readonly<Record<LockConfig['storageStep'], string>> = {
  atomic: 'in one step',
  checkThenAct: 'checks, then acts',
};

export const faultWords: Readonly<Record<SmallFault, string>> = {
  pause: 'a client pauses',
  crash: 'a client crashes',
  drop: 'a request is lost',
  duplicate: 'a request arrives twice',
  retry: 'a client sends again',
  restart: 'storage restarts',
  failover: 'the lock service fails over',
};

/** The system in one line. */
export function systemText(system: SmallSystem): string {
  const { clientCount, writeCount, habit, rule, tokenSource, storageMemory, storageStep, faults } = system;
  return [
    `${clientCount} ${clientCount === 1 ? 'client' : 'clients'}, ${writeCount} ${writeCount === 1 ? 'write' : 'writes'} each (${habitWords[habit]})`,
    ruleWords[rule],
    `tokens from ${tokenSourceText(tokenSource)}`,
    ...(storageStep === 'checkThenAct' ? ['storage checks, then acts'] : []),
    ...(storageMemory === 'forgetful' ? ['storage forgets in a restart'] : []),
    ...faults.map((fault) => faultWords[fault]),
  ].join(' · ');
}
