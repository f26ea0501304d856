import { expect, test } from 'vitest';
import { pronounce } from './pronounce.ts';

const words = [
  { written: '>', said: 'greater than' },
  { written: '>=', said: 'at least' },
  { written: 'TTL', said: 'T T L' },
  { written: 'last_fence', said: 'last fence' },
  { written: '42', said: 'forty-two' },
  { written: 'INCR', said: 'increment' },
];

test('each listed word is said as the list has it, the longer one first', () => {
  expect(pronounce('F >= last_fence with a TTL, and 42 > 41.', words)).toBe(
    'F at least last fence with a T T L, and forty-two greater than 41.',
  );
});

test('a word within another is left alone', () => {
  expect(pronounce('TTLs, 142, 42nd and my_last_fence.', words)).toBe('TTLs, 142, 42nd and my_last_fence.');
});

test('signs that mean something in a pattern are signs here', () => {
  expect(pronounce('a.b and axb', [{ written: 'a.b', said: 'A dot B' }])).toBe('A dot B and axb');
  expect(pronounce('If-Match: 1', [{ written: 'If-Match', said: 'if match' }])).toBe('if match: 1');
  expect(pronounce('(x) [y] $z', [{ written: '$z', said: 'dollar Z' }])).toBe('(x) [y] dollar Z');
});

test('what is said is not looked up again', () => {
  expect(pronounce('INCR', [...words, { written: 'increment', said: 'wrong' }])).toBe('increment');
});

test('without a list the text stays as it is', () => {
  expect(pronounce('42', [])).toBe('42');
});
