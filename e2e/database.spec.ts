import type { Locator, Page } from '@playwright/test';
import { expectToServeZoomedAndForced } from './controls.ts';
import { noticesOf, openLesson } from './openLesson.ts';
import { expect, expectNoAxeViolations, test } from './test.ts';

/** PostgreSQL has to start before it can answer: that takes as long as the machine takes. */
const startTimeoutMs = 90_000;

test.describe.configure({ timeout: 3 * startTimeoutMs });

interface DatabasePage {
  readonly panel: Locator;
  world(name: string): Locator;
}

async function openPanel(page: Page, hash: string): Promise<DatabasePage> {
  await openLesson(page, hash);
  await page.getByRole('button', { name: 'Real database', exact: true }).click();
  return panelOn(page);
}

function panelOn(page: Page): DatabasePage {
  const panel = page.getByRole('region', { name: 'Real database', exact: true });
  return { panel, world: (name) => panel.getByRole('region', { name: `${name}: SQL`, exact: true }) };
}

const agrees = (title: string) => `${title} decides as this story’s diagram does, both times`;

test('SQLite runs the lesson’s story: unguarded and guarded, step by step', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await openLesson(page, '#gist?s=zombie-writer&step=5');
  // None of it is loaded before it is asked for.
  expect(requested.filter((path) => /sqlite|sql-wasm|postgres|pglite/.test(path))).toEqual([]);
  const { panel, world } = await openPanel(page, '#gist?s=zombie-writer&step=6');
  await expect(page).toHaveURL(/db=sqlite/);
  await expect(world('No fence')).toContainText(agrees('SQLite'), { timeout: startTimeoutMs });
  expect(requested.filter((path) => /postgres|pglite|initdb/.test(path))).toEqual([]);
  await expect(world('No fence').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('slider', { name: 'Step' }).fill('8');
  await page.getByRole('button', { name: 'Step forward' }).click();
  const stale = (name: string) => world(name).getByRole('listitem').nth(1);
  await expect(stale('No fence')).toContainText("UPDATE resource SET value = 'A' WHERE name = 'x';1 row changed");
  await expect(stale('No fence')).toContainText('accepted: OK');
  await expect(stale('Fence')).toContainText(
    "SET value = 'A', highest_token = 41 WHERE name = 'x' AND highest_token <= 41",
  );
  await expect(stale('Fence')).toContainText('0 rows changed');
  await expect(stale('Fence')).toContainText('refused: 412 Fenced');
  await expectNoAxeViolations(page);

  // A name that has to be quoted is, and one that nothing can store is refused.
  const name = panel.getByRole('textbox', { name: 'Name of the resource' });
  await name.fill("it's; DROP TABLE resource; --");
  await expect(stale('Fence')).toContainText("WHERE name = 'it''s; DROP TABLE resource; --' AND highest_token <= 41");
  await expect(stale('Fence')).toContainText('0 rows changed');
  await expect(world('Fence')).toContainText(agrees('SQLite'));
  await name.fill('');
  await expect(panel).toContainText('A resource needs a name');
  await expectToServeZoomedAndForced(page);
});

test('model and SQLite are compared in the page, until one stops it', async ({ page }) => {
  const { panel, world } = await openPanel(page, '#gist?s=zombie-writer&step=9');
  await expect(world('Fence')).toContainText(agrees('SQLite'), { timeout: startTimeoutMs });
  await panel.getByRole('button', { name: 'Compare 300 random schedules' }).click();
  await expect(panel).toContainText('so far, no difference');
  await panel.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(panel).toContainText(/Stopped after \d+ schedules/);
  await panel.getByRole('button', { name: 'Compare 300 random schedules' }).click();
  await expect(panel).toContainText(/300 schedules, [\d,]+ requests: the model and SQLite decided alike every time/, {
    timeout: startTimeoutMs,
  });
});

test('PostgreSQL comes on demand, with its size said before, and decides the same', async ({ page }) => {
  // Which database is open is in the address, and what is not loaded stays so.
  await openLesson(page, '#gist?s=zombie-writer&db=oracle&step=9');
  await expect(noticesOf(page)).toContainText('names no database of this page (“oracle”)');
  const { panel, world } = panelOn(page);
  await expect(panel).toHaveCount(0);
  await openLesson(page, '#gist?s=zombie-writer&db=postgres&step=9');
  await expect(panel.getByRole('radio', { name: 'PostgreSQL' })).toBeChecked();
  await page.getByRole('button', { name: 'Share and export', exact: true }).click();
  await expect(page).toHaveURL(/db=postgres/);
  await page.getByRole('button', { name: 'Share and export', exact: true }).click();
  await expect(panel).toContainText('a single connection');
  await panel.getByRole('button', { name: /^Load PostgreSQL \(\d\.\d MB\)$/ }).click();
  await expect(world('Fence')).toContainText(agrees('PostgreSQL'), { timeout: startTimeoutMs });
  await world('Fence').getByText('The table').click();
  await expect(world('Fence')).toContainText('highest_token BIGINT NOT NULL');
  await panel.getByRole('button', { name: 'Compare 300 random schedules' }).click();
  await expect(panel).toContainText('the model, SQLite and PostgreSQL decided alike every time', {
    timeout: startTimeoutMs,
  });
});

test.describe('a server that answers with a web page', () => {
  test.use({ allowedProblems: [] });

  test('is told in a sentence, and the next try works', async ({ page }) => {
    await page.route('**/runtime/sql-wasm*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Not here</title>' }),
    );
    const { panel, world } = await openPanel(page, '#gist?s=zombie-writer&step=9');
    await expect(panel.getByRole('alert')).toContainText('the server sends a web page in its place');
    await page.unroute('**/runtime/sql-wasm*');
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(world('Fence')).toContainText(agrees('SQLite'), { timeout: startTimeoutMs });
  });
});
