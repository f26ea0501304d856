import type { CountedSource, Habit, LockConfig, TokenSource } from '../engine/config.ts';
import { recipeRoom } from '../engine/recipeRoom.ts';
import type { BuiltInRule, SmallFault, SmallSystem } from '../engine/smallSystem.ts';

export const habitWords: Readonly<Record<Habit, string>> = {
  readModifyWrite: 'read, then write one more',
  blindWrite: 'write without reading',
  checksLease: 'check their lease, then write',
  rereadsToken: 're-read the token, then write',
  leavesTokenOut: 'write without the token',
};

export const ruleWords: Readonly<Record<BuiltInRule, string>> = {
  none: 'no fence',
  fence: 'fence: token ≥ highest seen',
  strict: 'strict fence: token > highest seen',
  tokenAndSequence: 'token and sequence number',
  seal: 'fence on reads too',
  claim: 'the first request claims, others must match',
};

const countedWords: Readonly<Record<CountedSource, string>> = {
  counter: 'a counter',
  uuid: 'UUIDs',
  forgetfulCounter: 'a counter that forgets in a failover',
};

export function tokenSourceText(source: TokenSource): string {
  return recipeRoom.words?.(source) ?? countedWords[source as CountedSource];
}

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

/** What is special about a system's storage and its tokens, in a few words. */
export function storageText({ rule, tokenSource, storageStep, storageMemory }: LockConfig): string {
  return [
    rule === 'asked' ? 'a program decides' : ruleWords[rule],
    ...(tokenSource === 'counter' || tokenSource === 'asked' ? [] : [`tokens from ${tokenSourceText(tokenSource)}`]),
    ...(storageStep === 'checkThenAct' ? ['storage checks, then acts'] : []),
    ...(storageMemory === 'forgetful' ? ['storage forgets in a restart'] : []),
  ].join(' · ');
}

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
