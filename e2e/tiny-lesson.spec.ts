import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot, runScript } from '../src/tools/process.mjs';
import { startServer } from '../src/tools/serve.mjs';
import type { Site } from '../src/tools/serve.mjs';
import { openTab, tabNames } from './tabs.ts';
import { expect, test } from './test.ts';

const lesson = path.join(projectRoot, 'e2e/fixtures/tiny-lesson');
let outDir: string;
let tiny: Site;

test.beforeAll(async () => {
  outDir = mkdtempSync(path.join(tmpdir(), 'tiny-lesson-'));
  const { code, output } = await runScript(
    'node_modules/vite/bin/vite.js',
    ['build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
    { quiet: true, env: { LESSON: lesson } },
  );
  expect(code, output).toBe(0);
  tiny = await startServer(outDir);
});
test.afterAll(async () => {
  await tiny.close();
  rmSync(outDir, { recursive: true });
});

test('another lesson builds and opens with no change to the code', async ({ page }) => {
  await page.goto(tiny.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of tabNames) await openTab(page, name);
  await expect(page.locator('body')).not.toContainText('Kleppmann');
});
