import { expect, test } from 'vitest';
import { mergedRecords } from './mergedRecords.ts';

test('an entry of one record is kept, and one of both is merged', () => {
  expect(mergedRecords({ a: 1, b: 5 }, { b: 2, c: 3 }, Math.min)).toEqual({ a: 1, b: 2, c: 3 });
});

test('a name that every object knows is a name like any other', () => {
  for (const name of ['toString', 'valueOf', 'constructor', 'hasOwnProperty']) {
    expect(mergedRecords({ a: 1 }, { [name]: 3 }, Math.min)).toEqual({ a: 1, [name]: 3 });
    expect(mergedRecords({ [name]: 3 }, { a: 1 }, Math.min)).toEqual({ a: 1, [name]: 3 });
  }
});
