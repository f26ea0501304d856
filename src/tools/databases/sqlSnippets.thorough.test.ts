import path from 'node:path';
import { expect, test } from 'vitest';
import { compileLesson } from '../../lesson/compileLesson.ts';
import type { Database } from '../../runner/worker/database/database.ts';
import { runScript } from '../../runner/worker/database/runScript.ts';
import { readLessonFiles } from '../readLessonFiles.ts';
import { openPostgresHere, openSqliteHere } from './nodeDatabases.ts';

const name = 'lessons/fencing-tokens';
const compiled = compileLesson(readLessonFiles(path.resolve(import.meta.dirname, '../../..', name), name));
const snippets = compiled.type === 'mistaken' ? [] : compiled.lesson.snippets;
const sqlSnippets = snippets.filter(({ language }) => language === 'sql');

async function printedBy(database: Database, script: string): Promise<{ out: string; outcome: string }> {
  let out = '';
  let outcome = '';
  const write = (_stream: string, text: string): void => {
    out += text;
  };
  await runScript(database, script, { write, flush: () => undefined }, (end) => {
    outcome = end;
  });
  return { out, outcome };
}

/** One of each for all tests: PostgreSQL takes seconds to start. */
const open = { SQLite: openSqliteHere(), PostgreSQL: openPostgresHere() };
const databases = ['SQLite', 'PostgreSQL'] as const;

test.each(databases)('%s prints what the lesson says', { timeout: 120_000 }, async (title) => {
  expect(sqlSnippets).toHaveLength(1);
  for (const { code, output } of sqlSnippets) {
    expect(await printedBy(await open[title], code)).toEqual({ out: output, outcome: 'finished' });
  }
});

test.each(databases)('%s says itself what is wrong with a script', { timeout: 120_000 }, async (title) => {
  const scripts = [
    'SELECT * FROM nowhere;',
    'CREATE TABLE t (n INTEGER); DROP TABLE t; SELECT * FROM t; SELECT 1;',
    'CREATE TABLE t (n INTEGER); BEGIN; INSERT INTO t VALUES (1);',
  ];
  const said = [];
  for (const script of scripts) said.push(await printedBy(await open[title], script));
  expect(said.map(({ outcome }) => outcome)).toEqual(['failed', 'failed', 'failed']);
  const [missing, dropped, left] = said.map(({ out }) => out);
  expect(missing).toContain(title === 'SQLite' ? 'no such table: nowhere' : 'relation "nowhere" does not exist');
  // The one that fails is the last that is tried.
  expect(dropped).toContain(title === 'SQLite' ? 'no such table: t' : 'relation "t" does not exist');
  expect(dropped).not.toContain('SELECT 1');
  expect(left).toContain(
    title === 'SQLite'
      ? 'cannot start a transaction within a transaction'
      : 'there is already a transaction in progress',
  );
  expect(left).toContain('what was done since BEGIN is not kept');
});

test.each(databases)('%s tells whole numbers of 64 bits to the last digit', { timeout: 120_000 }, async (title) => {
  const script = "SELECT 9007199254740993 AS token, '9' < '10' AS text_order, 9 < 10 AS number_order;";
  const { out } = await printedBy(await open[title], script);
  expect(out).toContain(title === 'SQLite' ? '9007199254740993  0           1' : '9007199254740993  false       true');
});
