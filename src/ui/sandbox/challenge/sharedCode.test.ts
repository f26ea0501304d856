import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compressed, decodeSharedCode, encodeSharedCode, type SharedCode } from './sharedCode.ts';

test('any code comes out of a link as it went in', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (code) => {
      const shared: SharedCode = { place: 'uuid', language: 'python', code };
      const text = await encodeSharedCode(shared);
      expect(text).toMatch(/^[\w-]+$/);
      expect(await decodeSharedCode(text ?? '')).toEqual(shared);
    }),
    { numRuns: 50 },
  );
});

test.each(['', 'x', '%%%', 'AAAA', 'a'.repeat(999)])('nothing comes out of %j', async (text) => {
  expect(await decodeSharedCode(text)).toBeUndefined();
});

test('neither another shape nor a bomb comes out', async () => {
  const huge: SharedCode = { place: 'uuid', language: 'python', code: ' '.repeat(1_000_000) };
  expect(await decodeSharedCode(await compressed(JSON.stringify(huge)))).toBeUndefined();
  const other = { place: 1, language: 'ruby' };
  expect(await decodeSharedCode(await compressed(JSON.stringify(other)))).toBeUndefined();
});

test('code that no link can hold gets no link', async () => {
  const numbers = Array.from({ length: 19_000 }, (_, index) => String.fromCharCode(33 + ((index * 7_919) % 9_001)));
  for (const code of [' '.repeat(20_001), numbers.join('')]) {
    expect(await encodeSharedCode({ place: 'uuid', language: 'python', code })).toBeUndefined();
  }
});
