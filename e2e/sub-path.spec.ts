import path from 'node:path';
import { projectRoot } from '../src/tools/process.mjs';
import { startServer } from '../src/tools/serve.mjs';
import { expect, test } from './test.ts';
import { openTab, tabNames } from './tabs.ts';

const basePath = '/some/sub-path/';

/** A host that serves the build below a path and has nothing else. */
const testBelow = test.extend<{ below: string }>({
  below: async ({}, use) => {
    const site = await startServer(path.join(projectRoot, 'dist'), { basePath });
    await use(site.url);
    await site.close();
  },
});

testBelow('every tab works below a path', async ({ page, below }) => {
  await page.goto(below);
  for (const name of tabNames) await openTab(page, name);
});

testBelow('the slash at the end may be left out', async ({ page, below }) => {
  await page.goto(below.slice(0, -1));
  await expect(page).toHaveURL(new RegExp(`${basePath}(#|$)`));
  for (const name of tabNames) await openTab(page, name);
});

testBelow('a link to a tab opens it below a path', async ({ page, below }) => {
  await page.goto(`${below}#sandbox`);
  await expect(page.getByRole('tabpanel', { name: 'Sandbox' })).toBeVisible();
});
