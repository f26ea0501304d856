import { expect, test } from 'vitest';
import { sentenceSpansOf } from './sentences.ts';

const sentencesOf = (text: string): string[] => sentenceSpansOf(text).map(({ start, end }) => text.slice(start, end));

test('sentences are parted', () => {
  expect(sentencesOf('A holds 41. B gets 42! Who wins?')).toEqual(['A holds 41.', 'B gets 42!', 'Who wins?']);
});

test('a decimal point is no end', () => {
  expect(sentencesOf('It takes 2.5 seconds. Then it ends.')).toEqual(['It takes 2.5 seconds.', 'Then it ends.']);
});

test('nothing but signs is not read', () => {
  expect(sentencesOf('— … ·')).toEqual([]);
  expect(sentencesOf('')).toEqual([]);
});

test('a very long sentence is parted at a pause, and nothing is lost', () => {
  const long = `${'one clause of some length, '.repeat(20)}and its end.`;
  const parts = sentencesOf(long);
  expect(parts.length).toBeGreaterThan(1);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(220);
  expect(parts.join(' ')).toBe(long);
});

test('a long word without any space is parted too', () => {
  const parts = sentencesOf('x'.repeat(500));
  expect(parts.join('')).toBe('x'.repeat(500));
  expect(parts).toHaveLength(3);
});
