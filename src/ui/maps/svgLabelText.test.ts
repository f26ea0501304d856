import { expect, test } from 'vitest';
import { narrowLabels, svgLabelText } from './svgLabelText.ts';

test('brackets in a label become codes, arrows and line breaks stay', () => {
  expect(svgLabelText('a["F >= x<br/>y < z"] --> b')).toBe('a["F #gt;= x<br/>y #lt; z"] --> b');
});

test('labels in backticks are left as they are', () => {
  expect(svgLabelText('a{"`F >= x`"} -->|"<"| b')).toBe('a{"`F >= x`"} -->|"#lt;"| b');
});

test('on a narrow page the labels of edges break at commas, those of nodes do not', () => {
  expect(narrowLabels('a["one, two"] -->|"PUT x, fence 41"| b')).toBe('a["one, two"] -->|"PUT x,<br/>fence 41"| b');
});

test('what looks like a tag becomes text, and codes of the author stay', () => {
  expect(svgLabelText('a["1; #2 <b>"] -->|"#quot;x#quot;"| b')).toBe('a["1; #2 #lt;b#gt;"] -->|"#quot;x#quot;"| b');
});
