import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LockAction } from './action.ts';
import { habits, type ClientConfig, type FaultBudget, type LockConfig } from './config.ts';
import { defaultClient } from './defaults.ts';
import { lockModel } from './lockModel.ts';
import { isCurrent } from './lockService.ts';
import type { PropertyName } from './properties.ts';
import { eventsOf } from './spec/play.ts';
import { everyAction, takeChoices, type LockWalkStep } from './spec/randomly.ts';
import { traceOf } from './traceOf.ts';

const upTo = (most: number) => fc.nat({ max: most });
const anyClient: fc.Arbitrary<ClientConfig> = fc.record({
  habit: fc.constantFrom(...habits),
  writeCount: fc.integer({ min: 1, max: 3 }),
  asksAtMs: fc.constantFrom(0, 12_000),
  renewCount: upTo(2),
  workMs: fc.constantFrom(0, 5_000),
  clockRate: fc.constantFrom(0.5, 1, 2),
});
const anyFaults: fc.Arbitrary<FaultBudget> = fc.record({
  pause: upTo(2),
  crash: upTo(1),
  delay: upTo(2),
  drop: upTo(2),
  duplicate: upTo(2),
  retry: upTo(2),
  restart: upTo(2),
  failover: upTo(2),
});
const anySystem: fc.Arbitrary<LockConfig> = fc.record({
  clients: fc.array(anyClient, { minLength: 1, maxLength: 3 }),
  rule: fc.constantFrom('none', 'fence', 'strict', 'tokenAndSequence', 'seal'),
  tokenSource: fc.constantFrom('counter', 'uuid', 'forgetfulCounter'),
  firstToken: fc.constantFrom(1, 41),
  storageMemory: fc.constantFrom('durable', 'forgetful'),
  storageStep: fc.constantFrom('atomic', 'checkThenAct'),
  lockCalls: fc.constantFrom('atomic', 'messages'),
  replies: fc.constantFrom('atomic', 'messages'),
  clock: fc.constantFrom('timed', 'untimed'),
  leaseDurationMs: fc.constantFrom(1, 1_000, 10_000),
  latencyMs: fc.constantFrom(0, 200),
  pauseDurationMs: fc.constantFrom(1, 20_000),
  delayMs: fc.constantFrom(0, 15_000),
  pauseCause: fc.constant('GC'),
  faults: anyFaults,
});
const anyChoices = fc.array(upTo(0xffff), { maxLength: 60, size: 'max' });

type Check = (steps: readonly LockWalkStep[], config: LockConfig) => void;

/** Checks random schedules of random systems that are alike in `change`. */
function always(change: Partial<LockConfig>, check: Check, numRuns = 60): void {
  const property = fc.property(anySystem, anyChoices, (system, choices) => {
    const config = { ...system, ...change };
    check(takeChoices(config, choices), config);
  });
  fc.assert(property, { numRuns });
}

const breaks = (config: LockConfig, steps: readonly LockWalkStep[], name: PropertyName): boolean => {
  const property = lockModel(config).properties.find((each) => each.name === name);
  return steps.some((step) => property?.isBrokenBy(step.before, step) === true);
};

const texts = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value));

describe('a schedule', () => {
  test('9.1 gives the same trace again', () => {
    always({}, (steps, config) => {
      const schedule = steps.map(({ action }) => [action]);
      const trace = traceOf(config, schedule);
      expect(texts(trace.steps.map(({ moves }) => moves[0]))).toEqual(
        texts(steps.map(({ action, state, events }) => ({ type: 'taken', action, state, events }))),
      );
      expect(texts(traceOf(structuredClone(config), structuredClone(schedule)).steps)).toEqual(texts(trace.steps));
    });
  });

  test('9.10 goes on from a state that went through JSON as from the state itself', () => {
    always({}, (steps, config) => {
      const model = lockModel(config);
      for (const { before, action, state, events } of steps) {
        const copy = JSON.parse(JSON.stringify(before)) as typeof before;
        expect(JSON.stringify(model.next(copy, action))).toBe(JSON.stringify({ state, events }));
      }
    });
  });

  test('9.2 may hold any actions: the impossible ones are not taken, with a sentence, and nothing throws', () => {
    const anyActions = fc.array(fc.constantFrom(...everyAction(4, 6)), { maxLength: 60, size: 'max' });
    fc.assert(
      fc.property(anySystem, anyActions, (config, actions) => {
        const moves = traceOf(config, [actions]).steps.flatMap((step) => step.moves);
        const reasons = moves.flatMap((move) => (move.type === 'notTaken' ? [move.why] : []));
        expect(reasons.filter((why) => !/^[A-Z].*\.$/.test(why))).toEqual([]);
      }),
    );
  });

  test('9.6 can go on with exactly what is listed, each action once', () => {
    const isAbout = (action: LockAction, mostRequests: number) =>
      !('message' in action) || action.message.number <= mostRequests;
    const actions = everyAction(3, 8);
    always({}, (steps, config) => {
      const model = lockModel(config);
      for (const { before } of steps) {
        const listed = model.actionsOf(before).filter((action) => isAbout(action, 8));
        const possible = actions.filter((action) => model.obstacleTo(before, action) === undefined);
        expect(texts(listed).toSorted()).toEqual(texts(possible).toSorted());
      }
    });
  });
});

describe('time', () => {
  test('1.2 never goes back', () => {
    always({}, (steps) => {
      expect(steps.filter(({ before, state }) => state.nowMs < before.nowMs)).toEqual([]);
    });
  });

  test('1.3 lets no message arrive before its time', () => {
    always({ clock: 'timed' }, (steps, { latencyMs }) => {
      for (const { state, events } of steps) {
        for (const { message } of eventsOf({ events }, 'messageDelivered')) {
          expect(message.notBeforeMs).toBeGreaterThanOrEqual(message.sentAtMs + latencyMs);
          expect(state.nowMs).toBeGreaterThanOrEqual(message.notBeforeMs);
        }
      }
    });
  });

  test('1.9 stands still in an untimed system', () => {
    always({ clock: 'untimed' }, (steps) => {
      expect(steps.filter(({ state }) => state.nowMs !== 0)).toEqual([]);
    });
  });

  test("3.15 a holder's own deadline is not later than the lock service's", () => {
    always({ clock: 'timed' }, (steps, { leaseDurationMs }) => {
      for (const { state } of steps) {
        for (const [client, { phase, token, askedAtMs }] of state.clients.entries()) {
          if (phase !== 'holding' || token === null || !isCurrent(state, client, token)) continue;
          expect(askedAtMs + leaseDurationMs).toBeLessThanOrEqual(state.lockService.expiresAtMs);
        }
      }
    });
  });
});

describe('the lock service', () => {
  test('3.1 has at most one holder', () => {
    always({}, (steps) => {
      let holder: number | null = null;
      for (const { state, events } of steps) {
        for (const event of events) {
          if (event.type === 'leaseGranted') {
            expect(holder).toBeNull();
            holder = event.client;
          } else if (['leaseExpired', 'leaseReleased', 'lockServiceFailedOver'].includes(event.type)) holder = null;
        }
        expect(state.lockService.holder).toBe(holder);
      }
    });
  });

  test('4.1 a counter gives every grant one more than the grant before', () => {
    always({ tokenSource: 'counter' }, (steps, { firstToken }) => {
      const tokens = eventsOf({ events: steps.flatMap(({ events }) => events) }, 'leaseGranted').map(
        ({ token }) => token,
      );
      expect(tokens).toEqual(tokens.map((_, index) => firstToken + index));
    });
  });
});

describe('storage', () => {
  test('6.14 never lowers the highest token seen, but by forgetting in a restart', () => {
    always({}, (steps) => {
      for (const { before, state, events } of steps) {
        const forgot = eventsOf({ events }, 'storageRestarted').some((event) => event.forgot > 0);
        if (!forgot) expect(state.storage.highestToken).toBeGreaterThanOrEqual(before.storage.highestToken);
      }
    });
  });

  test.each(['fence', 'strict', 'tokenAndSequence', 'seal'] as const)(
    'with the rule %s, a counter, and one durable step, accepted tokens never decrease: any habits, any faults',
    (rule) => {
      always(
        { rule, tokenSource: 'counter', storageMemory: 'durable', storageStep: 'atomic' },
        (steps, config) => {
          expect(breaks(config, steps, 'accepted-tokens-never-decrease')).toBe(false);
        },
        200,
      );
    },
  );

  test('with a fence on reads too, no update is lost where each client adds one: any faults', () => {
    const counting: ClientConfig = { ...defaultClient, habit: 'readModifyWrite', renewCount: 1 };
    const clients = [counting, counting, counting];
    const sound = { rule: 'seal', tokenSource: 'counter', storageMemory: 'durable', storageStep: 'atomic' } as const;
    always(
      { clients, ...sound },
      (steps, config) => {
        expect(breaks(config, steps, 'no-lost-update')).toBe(false);
      },
      400,
    );
  });
});
