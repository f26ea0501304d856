import type { Locator, Page } from '@playwright/test';
import { openTab } from './tabs.ts';
import { expect, expectNoAxeViolations, test } from './test.ts';

const tableOf = (page: Page): Locator => page.getByRole('table', { name: 'Field guide' });
const controlsOf = (page: Page): Locator => page.getByRole('group', { name: 'Field guide: what is shown' });
const namesIn = (page: Page): Promise<string[]> => tableOf(page).getByRole('rowheader').allInnerTexts();

test('all sources are compared, each cell with its source', async ({ page }) => {
  await page.goto('./#maps');
  await controlsOf(page).waitFor();
  expect(await namesIn(page)).toEqual([
    'ZooKeeper',
    'etcd',
    'Redis',
    'DynamoDB',
    'Chubby',
    'Consul',
    'Hazelcast FencedLock',
    'Kafka',
    'HDFS and BookKeeper',
    'Raft',
    'Kubernetes Lease',
    'Postgres advisory locks',
    'Terraform',
  ]);
  const claims = tableOf(page).locator('td:not(.is-silent):has(.maps-table-short)');
  expect(await claims.count()).toBeGreaterThan(50);
  expect(await tableOf(page).locator('td:has(.maps-table-text):not(:has(.maps-table-source))').count()).toBe(0);
});

test('rows are found, chosen, sorted and turned round', async ({ page }) => {
  await page.goto('./#maps');
  const controls = controlsOf(page);
  await controls.getByRole('combobox', { name: 'Show' }).selectOption('Not a fence');
  expect(await namesIn(page)).toEqual(['Kubernetes Lease', 'Postgres advisory locks', 'Terraform']);
  await controls.getByRole('combobox', { name: 'Show' }).selectOption('All');
  await controls.getByRole('searchbox', { name: 'Find' }).fill('GUID heartbeat');
  expect(await namesIn(page)).toEqual(['DynamoDB']);
  await controls.getByRole('searchbox', { name: 'Find' }).fill('nothing of the kind');
  await page.getByRole('button', { name: 'Show all systems' }).click();
  await controls.getByRole('combobox', { name: 'Compare' }).selectOption('Overflow');
  const header = tableOf(page).getByRole('columnheader', { name: 'Overflow' });
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  expect((await namesIn(page)).slice(0, 3)).toEqual(['Kafka', 'ZooKeeper', 'DynamoDB']);
  await controls.getByRole('button', { name: 'Reverse order' }).click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  expect((await namesIn(page)).slice(-1)).toEqual(['Terraform']);
  await expect(tableOf(page).getByRole('columnheader')).toHaveCount(2);
});

test('each of the five sources leads to its tokens on the Stage', async ({ page }) => {
  const stage = page.getByRole('region', { name: 'Stage', exact: true });
  await page.goto('./');
  for (const [system, source] of [
    ['ZooKeeper', 'zkCzxid'],
    ['etcd', 'etcdRevision'],
    ['Redis', 'redisCounter'],
    ['DynamoDB', 'dynamoFence'],
    ['Chubby', 'chubbyGeneration'],
  ] as const) {
    await openTab(page, 'Maps');
    const row = tableOf(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: system }) });
    await row.getByRole('link', { name: 'See it on the Stage' }).first().click();
    await expect(page).toHaveURL(new RegExp(`s=zombie-writer&k=${source}&step=9`));
    await expect(stage).toHaveAttribute('data-step', '9');
    await expect(stage).toContainText('412 Fenced');
  }
});

test('nothing is wrong with it for those who use other means', async ({ page }) => {
  await page.goto('./#maps');
  await controlsOf(page).waitFor();
  await expectNoAxeViolations(page);
});

for (const width of [360, 390, 1280]) {
  test(`at ${width} pixels the page does not scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('./');
    await openTab(page, 'Maps');
    await controlsOf(page).waitFor();
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it reads whole, without controls', async ({ page }) => {
    await page.goto('./');
    await expect(page.locator('#maps')).toContainText('Replication is asynchronous');
    await expect(page.locator('#maps')).toContainText('ZOOKEEPER-2944');
    await expect(page.getByRole('searchbox', { name: 'Find' })).toHaveCount(0);
  });
});
