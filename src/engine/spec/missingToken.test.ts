import { describe, expect, test } from 'vitest';
import type { AskedRequest } from '../asked.ts';
import type { StorageRule } from '../config.ts';
import { defaultClient } from '../defaults.ts';
import type { StorageRequest } from '../message.ts';
import type { StorageState } from '../state.ts';
import { decisionOf } from '../storageRule.ts';
import { playAsked, refused, type Decide } from './askedPlay.ts';
import { begin, eventsOf, play } from './play.ts';

const acquireA = 'proceed A, deliver A1, deliver a1';
const rules: readonly StorageRule[] = ['none', 'fence', 'strict', 'tokenAndSequence', 'seal', 'claim'];
const old = { clients: [{ ...defaultClient, habit: 'leavesTokenOut' as const }, defaultClient] };

describe('storage with a rule of its own', () => {
  const aWrites = 'proceed A, deliver A2';
  const write: StorageRequest = { type: 'write', token: 43, value: 1, sequence: 1, claims: true, lacksToken: true };
  // It has seen 42, and under it write 3.
  const seen: StorageState = { value: 7, highestToken: 42, highestSequence: 3, claimedToken: 42, approved: [] };

  test('6.31 every rule but `none` refuses a write without a token, whatever it has seen', () => {
    for (const rule of rules) {
      const expected = rule === 'none' ? { type: 'accept' } : { type: 'fenced', reason: 'missing' };
      expect(decisionOf(rule, seen, write)).toMatchObject(expected);
    }
    for (const storageStep of ['atomic', 'checkThenAct'] as const) {
      const played = play({ ...old, rule: 'fence', storageStep }, acquireA, aWrites);
      expect(eventsOf(played, 'writeRejected')).toMatchObject([{ refusal: { reason: 'missing' } }]);
      expect(played.state.storage).toEqual(begin().state.storage);
    }
  });

  test('6.32 without a fence such a write raises nothing', () => {
    const { storage } = play({ ...old, rule: 'none' }, acquireA, aWrites).state;
    expect([storage.value, storage.highestToken]).toEqual([1, 0]);
  });
});

describe('storage that asks', () => {
  const aWrites = 'proceed A, proceed A, deliver A2';

  test.each(['counter', 'uuid'] as const)('11.17 the program sees none, where tokens come from a %s', (tokenSource) => {
    const seen: AskedRequest[] = [];
    const refuser: Decide = (disk, _, request) => {
      seen.push(request);
      return [disk, refused];
    };
    const { events, broken } = playAsked(refuser, aWrites, { ...old, tokenSource });
    expect(seen.map(({ token }) => token)).toEqual([null]);
    expect(eventsOf({ events }, 'writeRejected')).toMatchObject([{ refusal: { reason: 'missing', words: 'no' } }]);
    expect(broken).not.toContain('undisturbed-holder-never-refused');
  });
});
