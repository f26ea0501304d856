import { expect, test } from 'vitest';
import { suggestPython } from './pythonSuggestions.ts';

const program = `import asyncio as aio, math
from json import dumps

class Fenced:
    last_fence: int = 0

    def put(self, fence):  # unheard_of
        self.seen = "hidden_word"
        return fence

storage = Fenced()
`;
const names = (line: string, text = program): readonly string[] =>
  suggestPython(`${text}${line}`, line).map(({ name }) => name);

test('the program’s own names, keywords and built-in names', () => {
  const all = names('x = st');
  expect(all).toEqual(expect.arrayContaining(['storage', 'Fenced', 'fence', 'return', 'await', 'print', 'isinstance']));
  expect(all).not.toEqual(expect.arrayContaining(['unheard_of']));
  expect(all).not.toEqual(expect.arrayContaining(['hidden_word']));
  expect(all).not.toContain('st');
  expect(new Set(all).size).toBe(all.length);
});

test('what is in a module, also under another name', () => {
  expect(names('aio.ga')).toContain('gather');
  expect(names('y = math.')).toContain('isclose');
  expect(names('from itertools import chain, ')).toContain('groupby');
  expect(names('json.')).not.toContain('loads');
});

test('modules where a module stands', () => {
  expect(names('import ')).toContain('dataclasses');
  expect(names('from ra')).toContain('random');
  expect(names('import math, ')).toContain('re');
  expect(names('import ')).not.toContain('print');
});

test('after a dot the attributes and methods of the program', () => {
  expect(names('storage.')).toEqual(expect.arrayContaining(['put', 'seen', 'last_fence']));
  expect(names('storage.')).not.toContain('return');
});

test.each(['# a comm', 'x = "a te', "f'{a", '12', '0x'])('nothing within %s', (line) => {
  expect(names(line)).toEqual([]);
});
