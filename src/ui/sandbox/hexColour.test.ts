import { describe, expect, it } from 'vitest';
import { hexOf, isDark } from './hexColour.ts';

describe('hexOf', () => {
  it.each([
    ['rgb(255, 0, 10)', '#ff000a'],
    ['rgba(27, 27, 25, 0.5)', '#1b1b19'],
    ['rgb(1 2 3 / 0.5)', '#010203'],
    ['color(srgb 1 0.5 0)', '#ff8000'],
    ['', '#000000'],
  ])('reads %j', (computed, hex) => expect(hexOf(computed)).toBe(hex));
});

describe('isDark', () => {
  it('tells paper from ink', () => {
    expect(isDark('#fbfaf6')).toBe(false);
    expect(isDark('#16171a')).toBe(true);
  });
});
