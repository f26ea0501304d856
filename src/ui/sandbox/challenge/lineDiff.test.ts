import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldSame, lineDiff } from './lineDiff.ts';

test('shows what stays, what goes and what comes', () => {
  expect(lineDiff('a\nb\nc\n', 'a\nx\nc\nd\n').map(({ type, text }) => `${type} ${text}`)).toEqual([
    'same a',
    'removed b',
    'added x',
    'same c',
    'added d',
  ]);
  expect(lineDiff('a\n', 'a\n')).toEqual([{ type: 'same', text: 'a' }]);
});

test('what stays and goes is the one text, what stays and comes the other', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1, maxLength: 9 })
    .map((lines) => `${lines.join('\n')}\n`);
  fc.assert(
    fc.property(text, text, (from, to) => {
      const lines = lineDiff(from, to);
      const textOf = (other: string) =>
        `${lines.flatMap((line) => (line.type === other ? [] : [line.text])).join('\n')}\n`;
      expect(textOf('added')).toBe(from);
      expect(textOf('removed')).toBe(to);
    }),
  );
});

test('what is far from any change is folded', () => {
  const before = Array.from({ length: 9 }, (_, index) => `line ${index}`).join('\n');
  const folded = foldSame(lineDiff(before, before.replace('line 7', 'seven')), 1);
  expect(folded.map(({ type, text }) => `${type} ${text}`)).toEqual([
    'folded … 6 lines the same',
    'same line 6',
    'removed line 7',
    'added seven',
    'same line 8',
  ]);
  expect(foldSame(lineDiff(before, before), Infinity)).toHaveLength(9);
});
