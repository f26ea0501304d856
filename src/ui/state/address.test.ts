import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAddress, writeAddress, type Address } from './address.ts';

const places = { stepCounts: { 'zombie-writer': 10, 'a&b=c?': 3 }, cardIds: ['define', '100%'] };
const problemsOf = (hash: string): readonly string[] => readAddress(hash, places).problems;

describe('addresses that are right', () => {
  test.each<[string, Address]>([
    ['', { tab: 'gist' }],
    ['#gist', { tab: 'gist' }],
    ['#maps', { tab: 'maps' }],
    ['#qa', { tab: 'qa' }],
    ['#sandbox', { tab: 'sandbox' }],
    ['#gist?s=zombie-writer', { tab: 'gist', scenarioId: 'zombie-writer' }],
    ['#gist?s=zombie-writer&step=4', { tab: 'gist', scenarioId: 'zombie-writer', stepIndex: 4 }],
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
    ['#gist?step=2', { tab: 'gist' }, /a step but no scenario/],
    ['#gist?s=zombie-writer&step=9999', { tab: 'gist', scenarioId: 'zombie-writer', stepIndex: 10 }, /“9999” of 10/],
    ['#gist?s=zombie-writer&step=-1', { tab: 'gist', scenarioId: 'zombie-writer', stepIndex: 0 }, /“-1”/],
    ['#gist?s=zombie-writer&step=NaN', { tab: 'gist', scenarioId: 'zombie-writer', stepIndex: 0 }, /no number/],
    ['#gist?s=zombie-writer&step=', { tab: 'gist', scenarioId: 'zombie-writer', stepIndex: 0 }, /no number/],
    ['#gist?s=zombie-writer&step=1e3', { tab: 'gist', scenarioId: 'zombie-writer', stepIndex: 0 }, /no number/],
    ['#qa?card=nothing', { tab: 'qa' }, /question that this lesson does not have/],
    ['#qa?card=%ZZ', { tab: 'qa' }, /damaged/],
    ['#maps?foo=1', { tab: 'maps' }, /means nothing here \(“foo”\)/],
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
    fc.constantFrom<Address>({ tab: 'gist' }, { tab: 'maps' }, { tab: 'qa' }, { tab: 'sandbox' }),
    fc.record({ tab: fc.constant('qa' as const), cardId: fc.constantFrom(...places.cardIds) }),
    fc.record({
      tab: fc.constant('gist' as const),
      scenarioId: fc.constantFrom('zombie-writer', 'a&b=c?'),
      stepIndex: fc.integer({ min: 1, max: 3 }),
    }),
  );
  fc.assert(
    fc.property(addresses, (address) => {
      expect(readAddress(writeAddress(address), places)).toEqual({ address, problems: [] });
    }),
  );
});
