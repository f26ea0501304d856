import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { startServer } from '../src/tools/serve.mjs';
import { createDeployment, nextMark } from './deployment.ts';
import { noticesOf } from './openLesson.ts';
import { openTab } from './tabs.ts';
import { expect, test } from './test.ts';

test.use({ allowedProblems: [/Failed to load resource|Failed to fetch dynamically imported module/] });

test('a page whose code the host has replaced says what to do, and reloads only when told to', async ({ page }) => {
  const deployment = createDeployment();
  const site = await startServer(deployment.folder);
  // The code of the other parts does not come before the host changes.
  await page.route(/\/assets\/MapsTab-/, (route) => route.abort());
  await page.goto(site.url);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  deployment.deployNext();
  // Only now: the page fetches the rest by itself whenever it has time.
  await page.unroute(/\/assets\/MapsTab-/);
  let loads = 0;
  page.on('load', () => (loads += 1));

  await page.getByRole('tab', { name: 'Maps', exact: true }).click();
  await expect(noticesOf(page)).toContainText('Loading the page again may help.');
  await expect(page.locator('#maps')).toContainText('Lock service');
  expect(loads).toBe(0);
  await reloadByNotice(page);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', new RegExp(nextMark));
  await openTab(page, 'Maps');
  expect(loads).toBe(1);
  await site.close();
  deployment.remove();
});

test('where the code is gone for good, the text stays and nothing loads for ever', async ({ page }) => {
  const deployment = createDeployment();
  const site = await startServer(deployment.folder);
  const assets = path.join(deployment.folder, 'assets');
  for (const name of readdirSync(assets)) if (name.startsWith('MapsTab-')) rmSync(path.join(assets, name));
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto(`${site.url}#maps`);
  await expect(noticesOf(page)).toContainText('The code of the part Maps could not be loaded');
  await reloadByNotice(page);
  await expect(noticesOf(page)).toContainText('The code of the part Maps could not be loaded');
  await expect(page.locator('#maps')).toContainText('Lock service');
  await openTab(page, 'Q&A');
  expect(loads).toBe(2);
  await site.close();
  deployment.remove();
});

/** Done when the page has loaded once more: until then the notice that is seen is the old one. */
async function reloadByNotice(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await noticesOf(page).getByRole('button', { name: 'Reload' }).click();
  await loaded;
}
