import fc from 'fast-check';
import { expect, test } from 'vitest';
import { configOfSmall, smallSystemChoices as choices, type SmallSystem } from './smallSystem.ts';
import { decodeSmallSystem, encodeSmallSystem } from './smallSystemCode.ts';

const anySmallSystem: fc.Arbitrary<SmallSystem> = fc.record({
  clientCount: fc.constantFrom(...choices.clientCount),
  writeCount: fc.constantFrom(...choices.writeCount),
  habit: fc.constantFrom(...choices.habit),
  rule: fc.constantFrom(...choices.rule),
  tokenSource: fc.constantFrom(...choices.tokenSource),
  storageMemory: fc.constantFrom(...choices.storageMemory),
  storageStep: fc.constantFrom(...choices.storageStep),
  faults: fc.subarray([...choices.faults]),
});

test('the code of a small system reads back as the same system', () => {
  fc.assert(
    fc.property(anySmallSystem, (system) => {
      expect(decodeSmallSystem(encodeSmallSystem(system))).toEqual(system);
    }),
  );
});

test.each([
  '',
  '2.1.readModifyWrite.fence.counter.durable.atomic',
  '5.1.readModifyWrite.fence.counter.durable.atomic.none',
  '2.0.readModifyWrite.fence.counter.durable.atomic.none',
  '2.1.readModifyWrite.asked.counter.durable.atomic.none',
  '2.1.readModifyWrite.fence.counter.durable.atomic.drop-drop',
  '2.1.readModifyWrite.fence.counter.durable.atomic.flood',
  '2.1.readModifyWrite.fence.counter.durable.atomic.none.none',
  '2.1.readModifyWrite.fence.counter.durable.atomic.',
])('%j is no small system', (text) => {
  expect(decodeSmallSystem(text)).toBeUndefined();
});

test('a small system has the clients, the storage and the faults it names, and no clock', () => {
  const config = configOfSmall({
    clientCount: 3,
    writeCount: 2,
    habit: 'readModifyWrite',
    rule: 'seal',
    tokenSource: 'forgetfulCounter',
    storageMemory: 'forgetful',
    storageStep: 'checkThenAct',
    faults: ['drop', 'failover'],
  });
  expect(config).toMatchObject({
    rule: 'seal',
    tokenSource: 'forgetfulCounter',
    clock: 'untimed',
    lockCalls: 'atomic',
  });
  expect(config.clients).toHaveLength(3);
  expect(config.clients[2]).toMatchObject({ habit: 'readModifyWrite', writeCount: 2 });
  expect(config.faults).toMatchObject({ drop: 1, failover: 1, pause: 0, restart: 0 });
});
