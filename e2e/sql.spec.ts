import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { projectRoot } from '../src/tools/process.mjs';
import { openSandbox, runtimeTimeoutMs } from './sandboxPage.ts';
import { expect, expectNoAxeViolations, test } from './test.ts';

const lesson = path.join(projectRoot, 'lessons/fencing-tokens');
const printedAtFirst = readFileSync(path.join(lesson, 'sandbox/reject-the-stale-put-sql.out'), 'utf8');

test.describe.configure({ timeout: 4 * runtimeTimeoutMs });

interface SqlPage {
  readonly group: Locator;
  readonly status: Locator;
  readonly printed: Locator;
  press(name: string): Promise<void>;
  replaceCode(code: string): Promise<void>;
}

/** The plain editor takes a paste as it is. */
async function openSql(page: Page, group: Locator, editorName: string): Promise<SqlPage> {
  await openSandbox(page);
  await page.getByRole('switch', { name: 'Plain editor' }).check();
  return {
    group,
    status: group.getByRole('status').first(),
    printed: group.getByRole('region', { name: 'Output' }).locator('pre'),
    press: (name) => group.getByRole('button', { name, exact: true }).click(),
    replaceCode: async (code) => {
      await group.getByRole('textbox', { name: editorName }).focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(code);
    },
  };
}

for (const database of ['SQLite', 'PostgreSQL'] as const) {
  test(`${database}: the lesson’s script, and scripts that go wrong`, async ({ page }) => {
    const group = page.getByRole('group', { name: 'SQL', exact: true });
    const { status, printed, press, replaceCode } = await openSql(page, group, 'SQL editor');
    await group.getByRole('radio', { name: database }).check();
    await press('Run');
    await expect(status).toContainText('Ended after', { timeout: runtimeTimeoutMs });
    expect(await printed.textContent()).toBe(printedAtFirst);

    const table = 'CREATE TABLE t (n INTEGER);';
    const wrong = {
      SQLite: ['no such table: t', 'cannot start a transaction within a transaction'],
      PostgreSQL: ['relation "t" does not exist', 'there is already a transaction in progress'],
    }[database];
    const scripts = [`${table} DROP TABLE t; SELECT * FROM t;`, `${table} BEGIN; INSERT INTO t VALUES (1);`];
    for (const [index, script] of scripts.entries()) {
      await replaceCode(script);
      await press('Run');
      await expect(status).toContainText('Failed after', { timeout: runtimeTimeoutMs });
      await expect(printed).toContainText(wrong[index] ?? '');
    }
    await replaceCode('WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t) SELECT count(*) FROM t;');
    await press('Run');
    await expect(status).toContainText('Running', { timeout: runtimeTimeoutMs });
    await press('Stop');
    await expect(status).toContainText('Stopped after');
    // Whatever the scripts before it left, this one begins with an empty database.
    await press('Reset');
    await press('Run');
    await expect(status).toContainText('Ended after', { timeout: runtimeTimeoutMs });
    expect(await printed.textContent()).toBe(printedAtFirst);
  });
}

test('a challenge in SQL: predict, fail, go wrong in SQL’s own ways, solve', async ({ page }) => {
  const title = 'The SQL that fences';
  const group = page.getByRole('group', { name: title, exact: true });
  const { press, replaceCode } = await openSql(page, group, 'SQL storage editor');
  await page.getByRole('combobox', { name: /time limit/i }).selectOption('5');
  await page.getByRole('navigation', { name: 'Challenges' }).getByRole('button', { name: title }).click();
  await group.getByRole('radio', { name: /can land on top/ }).check();
  await press('Predict and find out');
  await expect(group).toContainText('You predicted what every interleaving shows', { timeout: runtimeTimeoutMs });

  const bench = group.locator('.challenge-bench');
  const status = bench.getByRole('status').first();
  const solution = readFileSync(path.join(lesson, 'challenges/09-sql-fence/solution.sql'), 'utf8');
  const [start = ''] = solution.split('-- write');
  const endless = '(WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t) SELECT count(*) FROM t)';
  const wrong: readonly (readonly [string, string, string])[] = [
    ['UPDATE resource SET valu = 1;', 'The SQL failed with an error', 'no such column: valu'],
    ['DROP TABLE resource;', 'The SQL failed with an error', 'no such table: resource'],
    ['BEGIN; UPDATE resource SET value = 1;', 'The SQL failed with an error', 'COMMIT it'],
    ['UPDATE resource SET value = :tokn;', '“:tokn” is no parameter', ''],
    ['UPDATE resource SET value = random();', 'the SQL answered differently', 'It was asked about write 1 by A'],
    [
      `UPDATE resource SET value = ${endless};`,
      'The SQL has not answered within 5 s',
      'It was asked about write 1 by A',
    ],
  ];
  for (const [write, sentence, detail] of wrong) {
    await replaceCode(`${start}-- write\n${write}`);
    await press('Check my storage');
    await expect(status).toContainText(sentence, { timeout: runtimeTimeoutMs });
    await expect(bench).toContainText(detail);
  }
  await replaceCode(solution);
  await press('Check my storage');
  await expect(status).toContainText('holds in every interleaving', { timeout: runtimeTimeoutMs });
  await expect(page.getByRole('button', { name: `${title} (solved)` })).toBeVisible();
  await expectNoAxeViolations(page);
});
