import { expect, test } from 'vitest';
import { isWord, statementsOf, withoutQuoted } from '../../runner/worker/database/sqlWords.ts';

test.each([
  ['SELECT 1; SELECT 2', ['SELECT 1', 'SELECT 2']],
  ["SELECT ';''--'; -- a; b\nSELECT 2;", ["SELECT ';''--'", '-- a; b\nSELECT 2']],
  ['SELECT ";" /* ; */; ; -- nothing;', ['SELECT ";" /* ; */']],
  ['DO $$ BEGIN NULL; END $$; SELECT $x$;$y$;$x$', ['DO $$ BEGIN NULL; END $$', 'SELECT $x$;$y$;$x$']],
  ["SELECT 'left open; SELECT 2", ["SELECT 'left open; SELECT 2"]],
  ['', []],
])('the statements of %j', (script, statements) => {
  expect(statementsOf(script)).toEqual(statements);
});

test('the first word of a statement stands after its comments', () => {
  expect(isWord('-- UPDATE\n/* DELETE */ insert INTO t', ['INSERT'])).toBe(true);
  expect(isWord('-- UPDATE\nSELECT 1', ['UPDATE'])).toBe(false);
});

test('what is quoted is left out', () => {
  expect(withoutQuoted("a ':b' -- :c\n:d").replaceAll(/\s+/g, ' ')).toBe('a :d');
});
