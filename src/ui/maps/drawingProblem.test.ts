import { expect, test } from 'vitest';
import { drawingProblem } from './drawingProblem.ts';

test.each([
  'Failed to fetch dynamically imported module: http://127.0.0.1/assets/dagre.js',
  'error loading dynamically imported module: http://127.0.0.1/assets/dagre.js',
  'Importing a module script failed.',
])('a file that did not come: %s', (message) => {
  expect(drawingProblem(new TypeError(message))).toBe('a part of the drawing program could not be fetched');
});

test('a mistake in the text, and anything else, by its first line', () => {
  expect(drawingProblem(new Error('Parse error on line 2:\n...'))).toBe('its Mermaid text has a mistake');
  expect(drawingProblem('Strange.\nMore')).toBe('Strange');
});
