import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

async function expectWholeLesson(page: Page): Promise<void> {
  for (const heading of ['Fencing rule', 'What a fence does not give', 'Interview questions']) {
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  await expect(page.locator('#qa [data-prose$="/long"]').first()).toBeVisible();
  await expect(page.locator('#maps').getByText('Lock service').first()).toBeVisible();
  await expect(page.locator('#sandbox pre').first()).toBeVisible();
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole lesson is there to read, and a line says what the rest needs', async ({ page }) => {
    await page.goto('./');
    await expectWholeLesson(page);
    await expect(page.getByText('Its interactive parts have not started')).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  test('nothing is wider than the window of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('./');
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });

  test('the names of the parts are links to them', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('link', { name: 'Q&A', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Interview questions' })).toBeInViewport();
  });
});

/** The line comes by itself after some seconds; here its time is brought to an end at once. */
async function endWaiting(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
}

test.describe('with scripts that do not arrive', () => {
  test.use({ allowedProblems: [/ERR_FAILED|ERR_BLOCKED/] });

  test('the lesson is there to read, and the line comes', async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('./');
    await expect(page.getByText('Its interactive parts have not started')).toBeHidden();
    await endWaiting(page);
    await expect(page.getByText('Its interactive parts have not started')).toBeVisible();
    await expectWholeLesson(page);
  });
});

test('all text is in the document before any script runs', async ({ request }) => {
  const html = await (await request.get('./')).text();
  for (const text of ['usually strictly higher for a new holder', 'BookKeeper', 'Kleppmann', 'last_fence']) {
    expect(html).toContain(text);
  }
  expect(html).not.toMatch(/<script(?![^>]*src=)/);
  // What the page asks for by itself. A link that somebody may follow leads where it says.
  expect(html).not.toMatch(/<(?!a\b)\w[^>]*(?:src|href)="(?:\/|https?:)/);
});
