import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scenarioOf } from './scenarioOf.ts';
import { readAddress, writeAddress, type Address } from './address.ts';

const places = { scenarios: [scenarioOf('zombie-writer', 10), scenarioOf('a&b=c?', 3)], cardIds: ['define', '100%'] };
const problemsOf = (hash: string): readonly string[] => readAddress(hash, places).problems;

describe('addresses that are right', () => {
  test.each<[string, Address]>([
    ['', { tab: 'gist' }],
    ['#gist', { tab: 'gist' }],
    ['#maps', { tab: 'maps', query: '' }],
    ['#maps?map=decision&select=check', { tab: 'maps', query: 'map=decision&select=check' }],
    ['#maps?embed=1', { tab: 'maps', query: '' }],
    ['#qa', { tab: 'qa' }],
    ['#sandbox', { tab: 'sandbox' }],
    ['#gist?s=zombie-writer', { tab: 'gist', scenarioId: 'zombie-writer' }],
    ['#gist?s=zombie-writer&step=4', { tab: 'gist', scenarioId: 'zombie-writer', stepIndex: 4 }],
    ['#gist?s=zombie-writer&db=sqlite', { tab: 'gist', scenarioId: 'zombie-writer', database: 'sqlite' }],
    ['#gist?step=4&s=zombie-writer', { tab: 'gist', scenarioId: 'zombie-writer', stepIndex: 4 }],
    ['#qa?card=define', { tab: 'qa', cardId: 'define' }],
  ])('%s', (hash, address) => {
    expect(readAddress(hash, places)).toEqual({ address, problems: [] });
  });
});

describe('addresses that are not', () => {
  test.each<[string, Address, RegExp]>([
    ['#stage', { tab: 'gist' }, /no part of this lesson \(“stage”\)/],
    ['#__proto__', { tab: 'gist' }, /no part/],
    ['#gist?s=constructor', { tab: 'gist' }, /scenario that this lesson does not have/],
    ['#gist?s=nonsense&step=2', { tab: 'gist' }, /“nonsense”/],
    ['#gist?step=2', { tab: 'gist' }, /no scenario/],
    ['#gist?db=sqlite', { tab: 'gist' }, /no scenario/],
    ['#gist?s=zombie-writer&step=9999', { tab: 'gist', scenarioId: 'zombie-writer', stepIndex: 10 }, /“9999” of 10/],
    ['#gist?s=zombie-writer&step=-1', { tab: 'gist', scenarioId: 'zombie-writer', stepIndex: 0 }, /“-1”/],
    ['#gist?s=zombie-writer&step=NaN', { tab: 'gist', scenarioId: 'zombie-writer', stepIndex: 0 }, /no number/],
    ['#gist?s=zombie-writer&step=', { tab: 'gist', scenarioId: 'zombie-writer', stepIndex: 0 }, /no number/],
    ['#gist?s=zombie-writer&step=1e3', { tab: 'gist', scenarioId: 'zombie-writer', stepIndex: 0 }, /no number/],
    ['#qa?card=nothing', { tab: 'qa' }, /question that this lesson does not have/],
    ['#qa?card=%ZZ', { tab: 'qa' }, /damaged/],
    ['#maps?map=%ZZ', { tab: 'maps', query: '' }, /damaged/],
    [`#${'x'.repeat(100_000)}`, { tab: 'gist' }, /too long/],
  ])('%#: %.40s', (hash, address, problem) => {
    const read = readAddress(hash, places);
    expect(read.address).toEqual(address);
    expect(read.problems.join(' ')).toMatch(problem);
  });

  test('each wrong part has its own sentence', () => {
    expect(problemsOf('#qa?card=%ZZ&foo=1')).toHaveLength(2);
  });
});

test('whatever stands there, reading it does not throw and gives short sentences', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary-ascii' }),
      fc.constantFrom('', '#gist?', '#qa?', '#maps?s='),
      (text, start) => {
        const { problems } = readAddress(start + text, places);
        expect(problems.every((problem) => problem.length < 200)).toBe(true);
      },
    ),
  );
});

test('what is written is read again', () => {
  const addresses: fc.Arbitrary<Address> = fc.oneof(
    fc.constantFrom<Address>(
      { tab: 'gist' },
      { tab: 'maps', query: '' },
      { tab: 'maps', query: 'map=a%26b' },
      { tab: 'qa' },
      { tab: 'sandbox' },
    ),
    fc.record({ tab: fc.constant('qa' as const), cardId: fc.constantFrom(...places.cardIds) }),
    fc.record({
      tab: fc.constant('gist' as const),
      scenarioId: fc.constantFrom('zombie-writer', 'a&b=c?'),
      stepIndex: fc.integer({ min: 1, max: 3 }),
      database: fc.constantFrom('sqlite', 'postgres'),
    }),
  );
  fc.assert(
    fc.property(addresses, (address) => {
      expect(readAddress(writeAddress(address), places)).toEqual({ address, problems: [] });
    }),
  );
});

describe('a story of the learner', () => {
  const explored = '2.1.readModifyWrite.fence.counter.durable.atomic.duplicate-restart';
  const zombie = 'sA-dA1-da1.pA.e.sB-dB1-db1.sB.dB2-db2.rA.sA.dA2-da2._';

  test('worlds, schedule and step come back as they were', () => {
    const hash = `#gist?s=zombie-writer&v=1&w=no-fence.fence.seal&d=${zombie}&step=9`;
    const { address, problems } = readAddress(hash, places);
    expect(problems).toEqual([]);
    expect(writeAddress(address)).toBe(hash);
    expect(address).toMatchObject({ stepIndex: 9, edit: { worlds: ['no-fence', 'fence', 'seal'] } });
  });

  test.each([
    '#gist?s=zombie-writer&v=1&t=10000.20000.0.1000.12000.1.0.50.0',
    '#gist?s=zombie-writer&v=1&t=10000.0.11000.1000.12000.0.0.100.0.1',
  ])('dials come back as they were: %s', (hash) => {
    const { address, problems } = readAddress(hash, places);
    expect(problems).toEqual([]);
    expect(writeAddress(address)).toBe(hash);
  });

  test('an explored system comes back with its schedule, and only there one may see it as it was explored', () => {
    const hash = `#gist?s=zombie-writer&v=1&w=as-is.seal&c=${explored}&d=sA.e.sB&step=2`;
    const { address, problems } = readAddress(hash, places);
    expect(problems).toEqual([]);
    expect(writeAddress(address)).toBe(hash);
    expect(address).toMatchObject({ edit: { explored: { rule: 'fence', faults: ['duplicate', 'restart'] } } });
  });

  test('a system from a file is in no address, nor what only means something in it', () => {
    const { title, summary, config } = scenarioOf('other', 0);
    const edit = { system: { title, summary, config }, schedule: [[]], worlds: ['fence' as const] };
    expect(writeAddress({ tab: 'gist', scenarioId: 'zombie-writer', edit, stepIndex: 1 })).toBe(
      '#gist?s=zombie-writer',
    );
  });

  test('forty steps fit into three hundred characters', () => {
    const schedule = Array.from({ length: 40 }, () => [{ type: 'expireLease' as const }]);
    const client = 1;
    const story = schedule.map((step, index) => (index % 2 ? step : [{ type: 'proceed' as const, client }]));
    const edit = {
      schedule: story,
      worlds: ['forgetful-storage', 'forgetful-issuer', 'check-then-act', 'rereads-token'] as const,
    };
    expect(writeAddress({ tab: 'gist', scenarioId: 'zombie-writer', edit, stepIndex: 40 }).length).toBeLessThan(300);
  });

  test.each([
    [`v=2&d=${zombie}`, /another version/],
    ['v=1&w=fence.nowhere', /worlds that cannot be shown/],
    ['v=1&w=as-is.fence', /worlds that cannot be shown/],
    ['v=1&c=9.1.readModifyWrite.fence.counter.durable.atomic.none', /system that cannot be built/],
    ['v=1&w=fence.fence', /worlds that cannot be shown/],
    ['v=1&w=no-fence.fence.strict.seal.uuid', /worlds that cannot be shown/],
    ['v=1&d=sA-dA1.qX', /cannot be read \(“qX”\)/],
    ['v=1&d=sA-dA1-da', /cannot be read \(“da”\)/],
    ['v=1&d=sA.dB7.sB', /Step 2 of the schedule .* possible in no world/],
    ['v=1&t=1.2.3', /dials that do not exist/],
    ['v=1&t=10000.0.0.0.0.0.1.100.0.1', /dials that do not exist/],
    ['v=1&w=no-fence+fence', /worlds that cannot be shown/],
    ['v=1&d=sA+dA1', /cannot be read \(“sA\+dA1”\)/],
    ['v=1&t=999999.0.0.0.0.0.0.100.0', /dials that do not exist/],
    ['v=1&d=sA%ZZ', /damaged/],
    ['db=oracle', /names no database of this page \(“oracle”\)/],
    [`t=10000.0.0.1000.12000.0.0.100.0&c=${explored}`, /only the dials are taken/],
  ])('%s', (query, problem) => {
    const { address, problems } = readAddress(`#gist?s=zombie-writer&${query}`, places);
    expect(problems.join(' ')).toMatch(problem);
    expect(address).toMatchObject({ tab: 'gist', scenarioId: 'zombie-writer' });
  });

  test('dials beside an explored system are what is left', () => {
    const { address } = readAddress(`#gist?s=zombie-writer&t=10000.0.0.1000.12000.0.0.100.0&c=${explored}`, places);
    expect(address).toMatchObject({ edit: { dials: { leaseDurationMs: 10_000 } } });
    expect(address).not.toHaveProperty('edit.explored');
  });

  test('an impossible action cuts the story short before it', () => {
    const { address } = readAddress('#gist?s=zombie-writer&v=1&d=sA.dB7.sB', places);
    expect(address).toMatchObject({ edit: { schedule: [[{ type: 'proceed', client: 0 }]] } });
  });
});
