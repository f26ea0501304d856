import { describe, expect, test } from 'vitest';
import { randomNumbers } from '../../base/randomNumbers.ts';
import { walk } from '../../model/walk.ts';
import type { LockConfig } from '../config.ts';
import { defaultClient } from '../defaults.ts';
import { lockModel } from '../lockModel.ts';
import { propertiesOf } from '../properties.ts';
import { traceOf } from '../traceOf.ts';
import { eventsOf, play, playOn, systemOf } from './play.ts';

const acquireA = 'proceed A, deliver A1, deliver a1';
const acquireB = 'proceed B, deliver B1, deliver b1';
const bTakesOver = `expire lease, ${acquireB}`;
const bWrites = 'proceed B, deliver B2, deliver b2';
const aWrites = 'proceed A, deliver A2, deliver a2';

const counting = { ...defaultClient, habit: 'readModifyWrite' as const };
const countingTwice = { ...counting, writeCount: 2 };
const blindTwice = { ...defaultClient, writeCount: 2 };

test('8.1 the record influences nothing that happens', () => {
  const model = lockModel(systemOf({ rule: 'none', clients: [counting, blindTwice] }));
  const record = {
    acceptedCount: 99,
    clients: [{ acceptedSequence: 9 }, { acceptedSequence: 9 }],
    newestAcceptedGrant: 9,
    acceptedTokensDecreased: true,
    lostLeaseUntilMs: null,
  };
  let stepCount = 0;
  for (let seed = 1; seed <= 20; seed++) {
    for (const { before, action, state } of walk(model, randomNumbers(seed))) {
      const forged = { ...before, record };
      expect(model.actionsOf(forged)).toEqual(model.actionsOf(before));
      expect({ ...model.next(forged, action).state, record }).toEqual({ ...state, record });
      if (++stepCount % 50 === 0) break;
    }
  }
  expect(stepCount).toBeGreaterThan(300);
});

test('8.2 a write counts as accepted when it is answered with OK, and counts once', () => {
  const copied = play({}, acquireA, 'proceed A, duplicate A2, retry A, deliver A2, deliver A2, deliver A2');
  expect(eventsOf(copied, 'writeAccepted')).toHaveLength(3);
  expect(copied.state.record).toMatchObject({
    acceptedCount: 1,
    clients: [{ acceptedSequence: 1 }, { acceptedSequence: 0 }],
  });
  expect(play({}, acquireA, 'proceed A').state.record.acceptedCount).toBe(0);
});

test('8.2 a write that storage mistakes for a copy counts: it was answered with OK', () => {
  const system = { rule: 'tokenAndSequence', tokenSource: 'forgetfulCounter' } as const;
  const mistaken = play(system, acquireA, 'fail over', acquireB, aWrites, 'proceed B, deliver B2');
  expect(eventsOf(mistaken, 'duplicateRecognised')).toMatchObject([{ client: 1 }]);
  expect(mistaken.state.record).toMatchObject({
    acceptedCount: 2,
    clients: [{ acceptedSequence: 1 }, { acceptedSequence: 1 }],
  });
});

test('8.3 accepted tokens decrease when an older grant is accepted after a newer one', () => {
  const stale = play({ rule: 'none' }, acquireA, bTakesOver, bWrites);
  expect(stale.broken).not.toContain('accepted-tokens-never-decrease');
  expect(playOn(stale, aWrites).broken).toContain('accepted-tokens-never-decrease');
  const inOrder = play({ rule: 'none' }, acquireA, bTakesOver, aWrites, bWrites);
  expect(inOrder.broken).not.toContain('accepted-tokens-never-decrease');
});

test('8.3 the order that counts is that of the grants, whatever the tokens look like', () => {
  const broken = [1, 2, 3, 4, 5, 6].map((firstToken) =>
    play({ rule: 'none', tokenSource: 'uuid', firstToken }, acquireA, bTakesOver, bWrites, aWrites).broken.includes(
      'accepted-tokens-never-decrease',
    ),
  );
  expect(broken).toEqual(Array(6).fill(true));
});

test('8.4 an update is lost when the value is not the number of accepted writes', () => {
  const lost = play({ clients: [counting, counting] }, acquireA, aWrites, bTakesOver, bWrites, 'proceed A, deliver A3');
  expect(lost.broken).not.toContain('no-lost-update');
  expect(playOn(lost, 'proceed B, deliver B3').broken).toContain('no-lost-update');
});

test('8.4 a copy that stores the same value again loses nothing', () => {
  const copied = play({ clients: [counting] }, acquireA, aWrites, 'proceed A, duplicate A3, deliver A3, deliver A3');
  expect(copied.broken).not.toContain('no-lost-update');
});

test('8.5 updates can be lost where every client reads, modifies and writes', () => {
  const isKnown = (...clients: LockConfig['clients']) =>
    propertiesOf(systemOf({ clients })).some(({ name }) => name === 'no-lost-update');
  expect(isKnown(counting, countingTwice)).toBe(true);
  expect(isKnown(counting, defaultClient)).toBe(false);
});

test('8.6 a write is undone when an earlier one of the same client is accepted after it', () => {
  const written = play({ clients: [blindTwice] }, acquireA, 'proceed A, duplicate A2, deliver A2, deliver a2');
  const copiedBefore = playOn(written, 'deliver A2, proceed A, deliver A3');
  expect(copiedBefore.broken).not.toContain('no-write-undone');
  const copiedAfter = playOn(written, 'proceed A, deliver A3, deliver A2');
  expect(copiedAfter.broken).toContain('no-write-undone');
});

test('8.7 a superseded write is one that is not of the newest grant', () => {
  const own = play({}, acquireA, 'expire lease, proceed A, deliver A2');
  expect(own.broken).not.toContain('no-superseded-write-accepted');
  const stale = play({}, acquireA, bTakesOver, aWrites);
  expect(stale.broken).toContain('no-superseded-write-accepted');
});

test('8.7 a write stays superseded when its client is granted the lock once more', () => {
  const ghost = play({}, 'proceed A, duplicate A1, deliver A1, deliver a1', bTakesOver, 'expire lease, deliver A1');
  expect(ghost.state.lockService).toMatchObject({ holder: 0, token: 43 });
  expect(playOn(ghost, aWrites).broken).toContain('no-superseded-write-accepted');
});

test("8.8 a write with a newer client's token is superseded all the same", () => {
  const clients = [{ ...defaultClient, habit: 'rereadsToken' as const }, defaultClient];
  const laundered = play({ clients }, acquireA, bTakesOver, bWrites, aWrites, 'proceed A, deliver A3');
  expect(eventsOf(laundered, 'writeAccepted').at(-1)).toMatchObject({ client: 0, token: 42, isSuperseded: true });
  expect(laundered.broken).toContain('no-superseded-write-accepted');
  expect(laundered.broken).not.toContain('accepted-tokens-never-decrease');
});

test('8.9 two believers at the same time', () => {
  expect(play({}, acquireA, aWrites, 'proceed A, deliver A3', acquireB).broken).not.toContain('one-believer');
  expect(play({}, acquireA, 'expire lease, proceed B, deliver B1').broken).not.toContain('one-believer');
  expect(play({}, acquireA, bTakesOver).broken).toContain('one-believer');
});

test('8.10 the holder is refused when it waits for the answer', () => {
  const strict = { rule: 'strict', clients: [blindTwice, defaultClient] } as const;
  const second = play(strict, acquireA, aWrites, 'proceed A, deliver A3');
  expect(second.broken).toContain('holder-never-refused');
  const stale = play({}, acquireA, bTakesOver, bWrites, aWrites);
  expect(eventsOf(stale, 'writeRejected')).toMatchObject([{ isHolder: false, isAwaited: true }]);
  expect(stale.broken).not.toContain('holder-never-refused');
});

test('8.11 refusing a late copy does not refuse the holder', () => {
  const system = { rule: 'tokenAndSequence', clients: [blindTwice] } as const;
  const late = play(
    system,
    acquireA,
    'proceed A, duplicate A2, deliver A2, deliver a2, proceed A, deliver A3, deliver A2',
  );
  expect(eventsOf(late, 'writeRejected')).toMatchObject([{ isHolder: true, isAwaited: false }]);
  expect(late.broken).not.toContain('holder-never-refused');
});

test('8.12 a broken property is named at the step that broke it first', () => {
  const proceed = (client: number) => ({ type: 'proceed', client }) as const;
  const deliver = (client: number, number: number) =>
    ({ type: 'deliver', message: { client, number, kind: 'request' } }) as const;
  const config = systemOf({ rule: 'none', lockCalls: 'atomic', replies: 'atomic' });
  const { steps } = traceOf(config, [
    [proceed(0), { type: 'expireLease' }, proceed(1)],
    [proceed(1), deliver(1, 2)],
    [proceed(0), deliver(0, 2)],
    [],
  ]);
  expect(steps.map(({ broken }) => broken)).toEqual([
    ['one-believer'],
    [],
    ['accepted-tokens-never-decrease', 'no-newer-write-overwritten', 'no-superseded-write-accepted'],
    [],
  ]);
});

test('8.13 a newer write is overwritten by a superseded one, with its own token or another', () => {
  const rereads = [{ ...defaultClient, habit: 'rereadsToken' as const }, defaultClient];
  const laundered = play({ clients: rereads }, acquireA, bTakesOver, bWrites, aWrites, 'proceed A, deliver A3');
  expect(laundered.broken).toContain('no-newer-write-overwritten');
  const early = play({}, acquireA, bTakesOver, aWrites, bWrites);
  expect(early.broken).not.toContain('no-newer-write-overwritten');
});

test('8.14 two leases at once after a failover, unless the lost one has run out', () => {
  const system = { tokenSource: 'forgetfulCounter' } as const;
  expect(play(system, acquireA, 'fail over', acquireB).broken).toContain('one-holder');
  expect(play(system, acquireA, 'expire lease, fail over', acquireB).broken).not.toContain('one-holder');
  expect(play(system, acquireA, 'pause A, fail over, resume A', acquireB).broken).not.toContain('one-holder');
});

describe('a write without a token', () => {
  const old = { clients: [{ ...defaultClient, habit: 'leavesTokenOut' as const }, defaultClient] };
  const aWritesLate = [acquireA, 'expire lease', acquireB, 'proceed B, deliver B2', 'proceed A, deliver A2'] as const;

  test('8.15 it counts as one of its client’s grant', () => {
    const played = play({ ...old, rule: 'none' }, ...aWritesLate);
    expect(eventsOf(played, 'writeAccepted').at(-1)).toMatchObject({ isSuperseded: true, isOlderThanAccepted: true });
    expect(played.broken).toContain('accepted-tokens-never-decrease');
  });

  test('8.16 refusing it does not break `holder-never-refused`', () => {
    const played = play({ ...old, rule: 'fence' }, acquireA, 'proceed A, deliver A2');
    expect(eventsOf(played, 'writeRejected')).toHaveLength(1);
    expect(played.broken).not.toContain('holder-never-refused');
  });
});
