import { expect, test } from 'vitest';
import { randomNumbers } from './randomNumbers.ts';

function take(count: number, seed: number): number[] {
  const next = randomNumbers(seed);
  return Array.from({ length: count }, next);
}

test('the same seed gives the same numbers, another seed gives others', () => {
  expect(take(20, 7)).toEqual(take(20, 7));
  expect(take(20, 7)).not.toEqual(take(20, 8));
});

test('the numbers are whole, not negative, and spread over small ranges, whatever the seed', () => {
  for (const seed of [0, 1, -1, 2 ** 32, 123_456_789]) {
    const numbers = take(1_000, seed);
    expect(numbers.every((number) => Number.isInteger(number) && number >= 0 && number < 2 ** 32)).toBe(true);
    expect(new Set(numbers.map((number) => number % 10)).size).toBe(10);
  }
});
