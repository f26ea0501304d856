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

test('what looks like code in the labels of a map is drawn and never run', async ({ page }) => {
  page.on('dialog', () => {
    throw new Error('A label was run.');
  });
  await page.goto(`${tiny.url}#maps`);
  const drawing = page.getByRole('group', { name: 'Drawing: Odd labels' });
  await drawing.waitFor();
  await expect(drawing.getByRole('button')).toHaveCount(3);
  for (const text of [
    'end; of #1 <img src=x onerror=alert(1)>',
    "say 'x' & 100 %% <b>",
    'a; b #2 <script>alert(2)</script>',
  ]) {
    const drawn = await drawing.evaluate((svg) => svg.textContent.replace(/\s+/g, ''));
    expect(drawn).toContain(text.replace(/\s+/g, ''));
  }
  await expect(drawing.locator('img, script, a, foreignObject')).toHaveCount(0);
});
