import { expect, test } from 'vitest';
import { crosses, lineSheet } from './lineSheet.ts';

const box = { left: 10, top: 10, width: 20, height: 10 };

test.each([
  ['through it', { x1: 0, y1: 15, x2: 40, y2: 15 }, true],
  ['aslant through a corner', { x1: 5, y1: 16, x2: 16, y2: 5 }, true],
  ['that begins within', { x1: 20, y1: 15, x2: 20, y2: 100 }, true],
  ['that ends before it', { x1: 0, y1: 15, x2: 9, y2: 15 }, false],
  ['past a corner', { x1: 0, y1: 14, x2: 14, y2: 0 }, false],
  ['along its side', { x1: 0, y1: 10, x2: 40, y2: 10 }, false],
])('a line %s', (_, line, isThrough) => {
  expect(crosses(line, box)).toBe(isThrough);
  expect(crosses({ x1: line.x2, y1: line.y2, x2: line.x1, y2: line.y1 }, box)).toBe(isThrough);
});

test('each line counts once, however long, and what is one’s own does not', () => {
  const long = { x1: 20, y1: 0, x2: 20, y2: 1_000 };
  const sheet = lineSheet([long, { x1: 0, y1: 500, x2: 40, y2: 500 }]);
  const tall = { left: 10, top: 400, width: 20, height: 300 };
  expect(sheet.crossingsOf(tall, () => false)).toBe(2);
  expect(sheet.crossingsOf(tall, (line) => line === long)).toBe(1);
  expect(sheet.crossingsOf({ ...tall, left: 50 }, () => false)).toBe(0);
});
