import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha1 } from './sha1.ts';

test.each([
  '',
  'abc',
  'Is “that” a token? — naïve ☃ 🔒',
  'x'.repeat(55),
  'x'.repeat(56),
  'y'.repeat(64),
  'z'.repeat(1_000),
])('SHA-1 of %j is what everybody else says', (text) => {
  expect(sha1(text)).toBe(createHash('sha1').update(text).digest('hex'));
});
