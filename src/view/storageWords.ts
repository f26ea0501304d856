import type { CountedSource, LockConfig, TokenSource } from '../engine/config.ts';
import { recipeRoom } from '../engine/recipeRoom.ts';
import type { BuiltInRule } from '../engine/smallSystem.ts';

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

/** What is special about a system's storage and its tokens, in a few words. */
export function storageText({ rule, tokenSource, storageStep, storageMemory }: LockConfig): string {
  return [
    rule === 'asked' ? 'a program decides' : ruleWords[rule],
    ...(tokenSource === 'counter' || tokenSource === 'asked' ? [] : [`tokens from ${tokenSourceText(tokenSource)}`]),
    ...(storageStep === 'checkThenAct' ? ['storage checks, then acts'] : []),
    ...(storageMemory === 'forgetful' ? ['storage forgets in a restart'] : []),
  ].join(' · ');
}
