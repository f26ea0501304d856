import { expect, test } from './test.ts';
import { openLesson } from './openLesson.ts';

const isFont = (url: string): boolean => url.endsWith('.woff2');

test('fonts are asked for when the page answers, not before', async ({ page }) => {
  const askedBeforeReady: string[] = [];
  page.on('request', (request) => {
    if (isFont(request.url())) askedBeforeReady.push(request.url());
  });
  // The page's own script is held back: what is asked for meanwhile belongs to the first view.
  const scripts = await holdScripts();
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'The stale holder problem' })).toBeVisible();
  expect(askedBeforeReady).toEqual([]);
  const font = page.waitForRequest((request) => isFont(request.url()));
  scripts.release();
  await font;

  async function holdScripts(): Promise<{ release: () => void }> {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/index-[^/]*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    return { release };
  }
});

test('the theme of the last visit is there before the lesson’s own script', async ({ page }) => {
  await openLesson(page);
  await page.getByLabel('Theme').selectOption('dark');
  await page.route(/index-[^/]*\.js$/, () => new Promise(() => undefined));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the fonts come with the page', async ({ page }) => {
    const font = page.waitForRequest((request) => isFont(request.url()));
    await page.goto('./');
    await font;
  });
});
