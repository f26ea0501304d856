import { expect, test } from 'vitest';
import type { SourceTable } from '../../lesson/lesson.ts';
import { guideRows, kindsOf, type GuideWish } from './guideRows.ts';

const table: SourceTable = {
  id: 'guide',
  title: 'Guide',
  columns: ['System', 'Kind', 'Overflow'],
  chooseBy: 1,
  rows: [
    [{ short: 'One' }, { short: 'Fence' }, { short: '64-bit', text: 'An <code>int64</code>' }],
    [{ short: 'Two' }, { short: 'No fence' }, { short: '–' }],
    [{ short: 'Three' }, { short: 'Fence' }, { short: '9 &amp; more', source: 'A book' }],
  ],
};
const none: GuideWish = { find: '', kind: '', sortBy: undefined, isReversed: false };
const names = (wish: Partial<GuideWish>): readonly string[] =>
  guideRows(table, { ...none, ...wish }).map(([head]) => head?.short ?? '');

test('everything, as in the lesson and the other way round', () => {
  expect(names({})).toEqual(['One', 'Two', 'Three']);
  expect(names({ isReversed: true })).toEqual(['Three', 'Two', 'One']);
});

test('sorted by a column, numbers by their value, silence last', () => {
  expect(names({ sortBy: 0 })).toEqual(['One', 'Three', 'Two']);
  expect(names({ sortBy: 2 })).toEqual(['Three', 'One', 'Two']);
  expect(names({ sortBy: 2, isReversed: true })).toEqual(['One', 'Three', 'Two']);
});

test('found by all words, in any cell, as read and not as written', () => {
  expect(names({ find: 'INT64 an' })).toEqual(['One']);
  expect(names({ find: '9 & book' })).toEqual(['Three']);
  expect(names({ find: 'code' })).toEqual([]);
});

test('chosen by kind', () => {
  expect(kindsOf(table)).toEqual(['Fence', 'No fence']);
  expect(names({ kind: 'Fence' })).toEqual(['One', 'Three']);
});
