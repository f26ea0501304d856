import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { browserArgs } from '../src/tools/browser.mjs';
import { projectRoot } from '../src/tools/process.mjs';
import { startServer } from '../src/tools/serve.mjs';
import { expect, test } from './test.ts';

const basePath = '/courses/locks/';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}
interface Manifest {
  readonly name: string;
  readonly short_name: string;
  readonly display: string;
  readonly start_url: string;
  readonly scope: string;
  readonly icons: readonly Icon[];
}

/** What the page's own manifest says, read at the address that the page gives. */
async function manifestOf(page: Page): Promise<{ readonly url: string; readonly manifest: Manifest }> {
  const url = await page.locator('link[rel=manifest]').evaluate((link: HTMLLinkElement) => link.href);
  const answer = await page.request.get(url);
  expect(answer.ok()).toBe(true);
  return { url, manifest: (await answer.json()) as Manifest };
}

/** The size that a browser finds in the picture, whatever the manifest says of it. */
function sizeOf(page: Page, url: string): Promise<string> {
  return page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return `${picture.naturalWidth}x${picture.naturalHeight}`;
  }, url);
}

test('what a browser needs to install the lesson is there, below any path', async ({ page }) => {
  const site = await startServer(path.join(projectRoot, 'dist'), { basePath });
  await page.goto(site.url);
  const { url, manifest } = await manifestOf(page);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(manifest.short_name);
  expect(manifest.name).toContain(manifest.short_name);
  expect(manifest.short_name.length).toBeLessThanOrEqual(16);
  expect(manifest.display).toBe('standalone');
  for (const place of [manifest.start_url, manifest.scope]) {
    expect(new URL(place, url).href, 'relative, so that it holds wherever the lesson is put').toBe(site.url);
  }
  for (const { src, sizes, type } of manifest.icons) {
    const icon = new URL(src, url).href;
    expect((await page.request.get(icon)).headers()['content-type']).toContain(type);
    if (sizes !== 'any') expect(await sizeOf(page, icon)).toBe(sizes);
  }
  const has = (sizes: string, purpose?: string) =>
    manifest.icons.some((icon) => icon.sizes === sizes && icon.purpose === purpose);
  expect([has('192x192'), has('512x512'), has('512x512', 'maskable')]).toEqual([true, true, true]);
  await site.close();
});

/** Only a Chromium with windows knows what can be installed; without one this is left out, and said. */
const chromiumWithWindows = ['/usr/bin/chromium', '/usr/bin/google-chrome', process.env['CHROMIUM'] ?? ''].find(
  (program) => existsSync(program) && !program.includes('headless-shell'),
);

test('Chromium itself finds nothing that keeps it from installing the lesson', async () => {
  test.skip(chromiumWithWindows === undefined, 'There is no Chromium with windows here.');
  const site = await startServer(path.join(projectRoot, 'dist'), { basePath });
  // A profile of its own: in a private window nothing can be installed.
  const context = await chromium.launchPersistentContext('', {
    executablePath: chromiumWithWindows,
    args: [...browserArgs, '--headless=new'],
  });
  const page = await context.newPage();
  await page.goto(site.url);
  const devTools: CDPSession = await context.newCDPSession(page);
  const { url, errors } = await devTools.send('Page.getAppManifest');
  expect(url).toBe(`${site.url}manifest.webmanifest`);
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  await context.close();
  await site.close();
});
