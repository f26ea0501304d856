import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineDiff } from './lineDiff.ts';

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
