import { describe, expect, test } from 'vitest';
import type { Habit, LockConfig } from '../config.ts';
import { defaultClient } from '../defaults.ts';
import { begin, clientNamed, eventsOf, inFlight, obstacleAfter, play, playOn } from './play.ts';

const acquireA = 'proceed A, deliver A1, deliver a1';
const acquireB = 'proceed B, deliver B1, deliver b1';
const bTakesOver = `expire lease, ${acquireB}`;

function withHabit(habit: Habit, writeCount = 1): Pick<LockConfig, 'clients'> {
  return { clients: [{ ...defaultClient, habit, writeCount }, defaultClient] };
}

describe('asking', () => {
  test('2.1 a client begins idle, without a token', () => {
    expect(clientNamed(begin(), 'A')).toMatchObject({ phase: 'idle', token: null, outstanding: null });
  });

  test('2.2 an idle client that proceeds asks for the lock', () => {
    const asked = play({}, 'proceed A');
    expect(inFlight(asked)).toEqual([{ type: 'acquire' }]);
    expect(clientNamed(asked, 'A').phase).toBe('acquiring');
  });

  test('2.3 a client waits for its answer before it proceeds or renews', () => {
    const clients = [{ ...defaultClient, renewCount: 1 }];
    const asked = play({ clients }, 'proceed A');
    expect(obstacleAfter(asked, 'proceed A')).toBe('A waits for the answer to A1.');
    const writing = play({ clients }, acquireA, 'proceed A');
    expect(obstacleAfter(writing, 'proceed A')).toBe('A waits for the answer to A2.');
    expect(obstacleAfter(writing, 'renew A')).toBe('A waits for the answer to A2.');
    expect(obstacleAfter(playOn(writing, 'deliver A2, deliver a2'), 'renew A')).toBeUndefined();
  });

  test('2.4 a client believes that it holds the lock once it reads the grant, however late', () => {
    const granted = play({}, 'proceed A, deliver A1');
    expect(clientNamed(granted, 'A').phase).toBe('acquiring');
    const late = playOn(granted, 'expire lease, deliver a1');
    expect(late.state.lockService.holder).toBeNull();
    expect(clientNamed(late, 'A')).toMatchObject({ phase: 'holding', token: 41 });
  });

  test('2.5 a client that hears of another holder is idle and may ask anew', () => {
    const refused = play({}, acquireA, 'proceed B, deliver B1');
    expect(inFlight(refused)).toEqual([{ type: 'held', holder: 0 }]);
    const idle = playOn(refused, 'deliver b1');
    expect(clientNamed(idle, 'B').phase).toBe('idle');
    const again = playOn(idle, 'expire lease, proceed B, deliver B2, deliver b2');
    expect(clientNamed(again, 'B')).toMatchObject({ phase: 'holding', token: 42 });
  });
});

describe('working', () => {
  test('2.6 every request to storage carries the token of the grant', () => {
    const played = play(withHabit('readModifyWrite'), acquireA, 'proceed A, deliver A2, deliver a2, proceed A');
    const requests = eventsOf(played, 'messageSent').map(({ message }) => message.body);
    expect(requests).toContainEqual({ type: 'read', token: 41, claims: true });
    expect(requests).toContainEqual(expect.objectContaining({ type: 'write', token: 41, value: 1, sequence: 1 }));
  });

  test('2.7 a client numbers its writes from 1', () => {
    const played = play(withHabit('blindWrite', 2), acquireA, 'proceed A, deliver A2, deliver a2, proceed A');
    const sequences = eventsOf(played, 'messageSent').flatMap(({ message: { body } }) =>
      body.type === 'write' ? [body.sequence] : [],
    );
    expect(sequences).toEqual([1, 2]);
  });

  test('2.8 after its last OK a client releases the lock', () => {
    const written = play({}, acquireA, 'proceed A, deliver A2, deliver a2');
    expect(clientNamed(written, 'A')).toMatchObject({ phase: 'holding', writesLeft: 0 });
    expect(inFlight(playOn(written, 'proceed A'))).toEqual([{ type: 'release', token: 41 }]);
  });

  test('2.9 a client stops believing when it sends its release, and waits for no answer', () => {
    const released = play({}, acquireA, 'proceed A, deliver A2, deliver a2, proceed A');
    expect(clientNamed(released, 'A')).toMatchObject({ phase: 'finished', outstanding: null });
    expect(released.state.lockService.holder).toBe(0);
  });

  test('2.10 a refused client sends nothing more', () => {
    const fenced = play({}, acquireA, bTakesOver, 'proceed B, deliver B2, proceed A, deliver A2, deliver a2');
    expect(clientNamed(fenced, 'A')).toMatchObject({ phase: 'finished', outstanding: null });
    for (const action of ['proceed A', 'renew A', 'retry A']) {
      expect(obstacleAfter(fenced, action)).toBe('A has finished and has nothing more to send.');
    }
  });

  test('2.11 a client that hears that it is not the holder is finished', () => {
    const clients = [{ ...defaultClient, renewCount: 1 }, defaultClient];
    const told = play({ clients }, acquireA, 'expire lease, renew A, deliver A2, deliver a2');
    expect(eventsOf(told, 'replyReceived').at(-1)?.reply).toEqual({ type: 'notHolder' });
    expect(clientNamed(told, 'A').phase).toBe('finished');
  });

  test('2.12 a client ignores an answer that it does not wait for', () => {
    const copied = play({}, acquireA, 'proceed A, duplicate A2, deliver A2, deliver a2, deliver A2');
    const ignored = playOn(copied, 'deliver a2');
    expect(ignored.lastEvents).toContainEqual({ type: 'replyIgnored', client: 0, reply: { type: 'ok' } });
    expect(clientNamed(ignored, 'A')).toEqual(clientNamed(copied, 'A'));
  });

  test('2.12 a client that waits for another answer ignores it too', () => {
    const copied = play(
      withHabit('blindWrite', 2),
      acquireA,
      'proceed A, duplicate A2, deliver A2, deliver a2, deliver A2',
    );
    const ignored = playOn(copied, 'proceed A, deliver a2');
    expect(ignored.lastEvents).toContainEqual({ type: 'replyIgnored', client: 0, reply: { type: 'ok' } });
    expect(clientNamed(ignored, 'A')).toMatchObject({ writesLeft: 1, outstanding: { number: 3 } });
  });

  test('2.13 a client may send its unanswered request again: same name, token and number', () => {
    const retried = play({}, acquireA, 'proceed A, retry A');
    const [first, second] = eventsOf(retried, 'messageSent').slice(-2);
    expect(second?.message).toEqual(first?.message);
    expect([first?.isRetry, second?.isRetry]).toEqual([false, true]);
    expect(obstacleAfter(play({}, acquireA), 'retry A')).toBe(
      'A waits for no answer, so it has nothing to send again.',
    );
  });
});

describe('habits', () => {
  test('2.14 a blind writer writes at once, and its value says whose write it is and which', () => {
    const twice = { ...defaultClient, writeCount: 2 };
    const played = play(
      { clients: [twice, twice] },
      acquireA,
      'proceed A, deliver A2, deliver a2, proceed A',
      bTakesOver,
    );
    const values = eventsOf(playOn(played, 'proceed B'), 'messageSent').flatMap(({ message: { body } }) =>
      body.type === 'write' ? [body.value] : [],
    );
    expect(values).toHaveLength(3);
    expect(new Set(values).size).toBe(3);
    expect(values).not.toContain(0);
  });

  test('2.15 a client that reads, modifies and writes reads before every write and adds one', () => {
    const once = 'proceed A, deliver A2, deliver a2, proceed A, deliver A3, deliver a3';
    const played = play(
      withHabit('readModifyWrite', 2),
      acquireA,
      once,
      'proceed A, deliver A4, deliver a4, proceed A',
    );
    expect(inFlight(played)).toMatchObject([{ type: 'write', token: 41, value: 2, sequence: 2 }]);
  });

  test('2.16 a client that checks its lease looks before every write, and is finished when it has ended', () => {
    const looked = play(withHabit('checksLease', 2), acquireA, 'proceed A');
    expect(looked.lastEvents).toEqual([{ type: 'leaseChecked', client: 0, isHeld: true }]);
    const written = playOn(looked, 'proceed A, deliver A2, deliver a2');
    const tooLate = playOn(written, 'expire lease, proceed A');
    expect(tooLate.lastEvents).toEqual([{ type: 'leaseChecked', client: 0, isHeld: false }]);
    expect(clientNamed(tooLate, 'A').phase).toBe('finished');
  });

  test('2.17 in a timed system a client counts its lease from when it asked, by its clock alone', () => {
    const clients = [{ ...defaultClient, habit: 'checksLease' as const, renewCount: 1 }, defaultClient];
    const system = { clients, latencyMs: 600, tokenSource: 'forgetfulCounter' } as const;
    const isHeldAfter = (pauseDurationMs: number, ...lines: string[]) => {
      const looked = play({ ...system, pauseDurationMs }, acquireA, ...lines, 'pause A, resume A, proceed A');
      return eventsOf(looked, 'leaseChecked')[0]?.isHeld;
    };
    // Asked at 0 ms and answered at 1,200: good until 10,000, whatever the lock service says.
    expect([isHeldAfter(8_799), isHeldAfter(8_800)]).toEqual([true, false]);
    expect([isHeldAfter(8_799, 'fail over'), isHeldAfter(8_800, 'fail over')]).toEqual([true, false]);
    // Asked for a renewal at 1,200 and answered at 2,400: good until 11,200.
    const renewal = 'renew A, deliver A2, deliver a2';
    expect([isHeldAfter(8_799, renewal), isHeldAfter(8_800, renewal)]).toEqual([true, false]);
  });

  test('2.18 in an untimed system a check sees what the lock service has at that moment', () => {
    const held = play({ ...withHabit('checksLease'), clock: 'untimed' }, acquireA);
    expect(playOn(held, 'proceed A').lastEvents).toEqual([{ type: 'leaseChecked', client: 0, isHeld: true }]);
    expect(playOn(held, 'expire lease, proceed A').lastEvents).toEqual([
      { type: 'leaseChecked', client: 0, isHeld: false },
    ]);
  });

  test('2.19 a lease that ends after the check does not stop the write', () => {
    const stale = play(withHabit('checksLease'), acquireA, 'proceed A, pause A, expire lease, resume A, proceed A');
    expect(inFlight(stale)).toMatchObject([{ type: 'write', token: 41, value: 1, sequence: 1 }]);
  });

  test('2.20 a client that re-reads the token carries the answer from then on', () => {
    const reread = play(withHabit('rereadsToken', 2), acquireA, bTakesOver, 'proceed A, deliver A2, deliver a2');
    expect(reread.lastEvents).toContainEqual({ type: 'tokenReread', client: 0, from: 41, to: 42 });
    const written = playOn(reread, 'proceed A');
    expect(inFlight(written)).toMatchObject([{ type: 'write', token: 42, value: 1, sequence: 1 }]);
    const next = playOn(written, 'deliver A3, deliver a3, proceed A');
    expect(inFlight(next)).toEqual([{ type: 'fetchToken' }]);
  });

  test('2.21 a client that believes may renew as often as the system says', () => {
    const clients = [{ ...defaultClient, renewCount: 2 }, defaultClient];
    expect(obstacleAfter(begin({ clients }), 'renew A')).toBe('A has no lease to renew.');
    const once = play({ clients }, acquireA, 'renew A, deliver A2, deliver a2');
    const twice = playOn(once, 'renew A, deliver A3, deliver a3');
    expect(eventsOf(twice, 'leaseRenewed')).toHaveLength(2);
    expect(obstacleAfter(twice, 'renew A')).toBe('A renews no more leases in this system.');
  });

  test('2.22 a client measures its lease at the rate of its own clock', () => {
    const isHeldAt = (clockRate: number, pauseDurationMs: number) => {
      const clients = [{ ...defaultClient, habit: 'checksLease' as const, clockRate }, defaultClient];
      const looked = play({ clients, pauseDurationMs }, acquireA, 'pause A, resume A, proceed A');
      return eventsOf(looked, 'leaseChecked')[0]?.isHeld;
    };
    // Paused from 400 ms on. At half speed ten seconds of its clock are twenty real ones.
    expect([isHeldAt(0.5, 19_599), isHeldAt(0.5, 19_600)]).toEqual([true, false]);
    expect([isHeldAt(2, 4_599), isHeldAt(2, 4_600)]).toEqual([true, false]);
  });

  test('2.23 a client may leave its token out', () => {
    const clients = [{ ...defaultClient, habit: 'leavesTokenOut' as const }, defaultClient];
    const [written] = inFlight(play({ clients }, acquireA, 'proceed A'));
    expect(written).toMatchObject({ type: 'write', sequence: 1, lacksToken: true });
    const [other] = inFlight(play({ clients }, acquireB, 'proceed B'));
    expect(other).not.toHaveProperty('lacksToken');
  });
});
