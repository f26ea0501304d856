import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../src/tools/process.mjs';
import { expect, expectNoAxeViolations, test } from './test.ts';

test.use({ allowedProblems: [/ERR_FAILED|ERR_BLOCKED|file:/] });

let stick: string;
test.beforeAll(() => {
  stick = path.join(mkdtempSync(path.join(tmpdir(), 'stick-')), 'my lessons #1');
  cpSync(path.join(projectRoot, 'dist'), stick, { recursive: true });
});
test.afterAll(() => rmSync(path.dirname(stick), { recursive: true }));

test('opened by a double click, from a stick, it says at once what to do, and is there to read', async ({ page }) => {
  await page.goto(pathToFileURL(path.join(stick, 'index.html')).href);
  await expect(page.getByText('You opened the lesson as a file.')).toBeVisible();
  await expect(page.getByRole('listitem').getByText('npm start')).toBeVisible();
  await expect(page.getByText('python3 -m http.server')).toBeVisible();
  await expect(page.getByText('Its interactive parts have not started')).toBeHidden();
  for (const heading of ['Fencing rule', 'Interview questions', 'Run it']) {
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  // Nothing is there to be pressed that would do nothing.
  for (const role of ['button', 'combobox', 'slider', 'textbox'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expectNoAxeViolations(page);
});
