import { expect, test } from 'vitest';
import { withLabels } from './withLabels.ts';

const text = 'flowchart TB\n  a["one"]\n  b{"`F >= x?`"}\n  a --> b\n  b -->|"no"| c(three)\n';

test('a label is put in place of another, in any shape', () => {
  const labels = new Map([
    ['a', '1<br/>F = 41'],
    ['b', 'F > x?'],
    ['c', 'say "$&"'],
  ]);
  expect(withLabels(text, labels)).toBe(
    'flowchart TB\n  a["1<br/>F = 41"]\n  b{"F > x?"}\n  a --> b\n  b -->|"no"| c("say #quot;$&#quot;")\n',
  );
});

test('a node without a shape gets one', () => {
  expect(withLabels('flowchart TB\n  a --> b\n', new Map([['b', 'B']]))).toBe('flowchart TB\n  a --> b\n  b["B"]\n');
});

test('nothing to change leaves the text as it is', () => {
  expect(withLabels(text, new Map())).toBe(text);
});
