import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { openLesson, tabOf } from './openLesson.ts';
import { expect, expectNoAxeViolations, test } from './test.ts';

const way = (page: Page): Locator => page.getByRole('navigation', { name: 'What next' });
const group = (page: Page, name: string): Locator => way(page).getByRole('region', { name });

async function openProgress(page: Page): Promise<void> {
  await way(page).getByText('Your progress').click();
}

test('what was watched and read counts, is there on the next visit, and can be reset', async ({ page }) => {
  await openLesson(page, '#gist?s=zombie-writer&step=9');
  await openProgress(page);
  await expect(group(page, 'Stories watched to their end').getByRole('heading')).toContainText(': 0 of 10');
  await page.getByRole('region', { name: 'Stage' }).getByRole('button', { name: 'Step forward', exact: true }).click();
  await expect(group(page, 'Stories watched to their end').getByRole('heading')).toContainText(': 1 of 10');
  await page.locator('section:has(> #gist-rule)').evaluate((section) => section.scrollIntoView({ block: 'end' }));
  await expect(group(page, 'Sections read')).toContainText('✓');
  await page.reload();
  await openProgress(page);
  await expect(group(page, 'Stories watched to their end')).toContainText('The stale holder (done)');
  await expectNoAxeViolations(page);
  await group(page, 'Stories watched to their end')
    .getByRole('button', { name: /^Reset/ })
    .click();
  await way(page).getByRole('button', { name: 'Keep it' }).click();
  await expect(group(page, 'Stories watched to their end').getByRole('heading')).toContainText(': 1 of 10');
  await group(page, 'Stories watched to their end')
    .getByRole('button', { name: /^Reset/ })
    .click();
  await way(page).getByRole('button', { name: 'Yes, reset' }).click();
  await expect(group(page, 'Stories watched to their end').getByRole('heading')).toContainText(': 0 of 10');
  await expect(group(page, 'Sections read')).toContainText('✓');
});

test('each part ends with what to do next', async ({ page }) => {
  await openLesson(page);
  await expect(way(page).getByRole('link', { name: 'Step through “The stale holder” to its end' })).toBeVisible();
  await way(page)
    .getByRole('link', { name: /^Look at the maps/ })
    .click();
  await expect(tabOf(page, 'Maps')).toHaveAttribute('aria-selected', 'true');
  await way(page).getByRole('link', { name: 'Practise the questions: 0 due, 44 new' }).click();
  await expect(tabOf(page, 'Q&A')).toHaveAttribute('aria-selected', 'true');
  await way(page).getByRole('link', { name: 'Write storage that holds: “Reject the stale PUT”' }).click();
  await expect(tabOf(page, 'Sandbox')).toHaveAttribute('aria-selected', 'true');
  await expect(way(page).getByRole('link')).toHaveCount(2);
});

test('progress to a file and back; a file that is no good changes nothing', async ({ page }) => {
  await openLesson(page, '#gist?s=zombie-writer&step=10');
  await page.evaluate(() => localStorage.setItem('distributed-locks/adversary', '{"no-fence":9}'));
  await page.reload();
  await openProgress(page);
  const download = page.waitForEvent('download');
  await way(page).getByRole('button', { name: 'Save progress to a file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('fencing-tokens-progress.json');
  const text = readFileSync(await file.path(), 'utf8');
  const add = async (content: string): Promise<void> => {
    await way(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'progress.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  };
  await expect(group(page, 'Levels beaten')).toContainText('9 moves');
  for (const [content, sentence] of [
    [text.replace('"version": 1', '"version": 7'), 'made by a newer version of this page'],
    [text.slice(0, -40), 'ends in the middle'],
    ['hello', 'no progress file'],
  ] as const) {
    await add(content);
    await expect(way(page).getByRole('status')).toContainText(sentence);
    await expect(group(page, 'Levels beaten')).toContainText('9 moves');
  }
  await way(page).getByRole('button', { name: 'Reset everything' }).click();
  await way(page).getByRole('button', { name: 'Yes, reset' }).click();
  await expect(group(page, 'Levels beaten')).not.toContainText('moves');
  await add(text);
  await expect(way(page).getByRole('status')).toContainText('was added to what was here');
  await expect(group(page, 'Levels beaten')).toContainText('9 moves');
});

test('two tabs that win at once keep both scores', async ({ page, context }) => {
  await openLesson(page);
  const other = await context.newPage();
  await openLesson(other);
  await openProgress(page);
  await openProgress(other);
  const read = way(other).locator('input[type=file]');
  const fileOf = (best: object) => ({
    name: 'p.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({
        format: 'distributed-locks/progress',
        version: 1,
        lesson: 'fencing-tokens',
        progress: { seen: {}, predictions: {}, reviews: {}, attempts: {}, best },
      }),
    ),
  });
  await way(page)
    .locator('input[type=file]')
    .setInputFiles(fileOf({ 'no-fence': 9, fence: 12 }));
  await read.setInputFiles(fileOf({ 'no-fence': 7 }));
  for (const tab of [page, other]) {
    await expect(group(tab, 'Levels beaten')).toContainText('7 moves');
    await expect(group(tab, 'Levels beaten')).toContainText('12 moves');
  }
});

test('the tour opens when asked, points at things, and ends with Escape', async ({ page }) => {
  await openLesson(page);
  await expect(page.getByRole('dialog', { name: 'Tour' })).toHaveCount(0);
  await way(page).getByRole('button', { name: 'Take the short tour' }).click();
  const tour = page.getByRole('dialog', { name: 'Tour' });
  await expect(tour).toContainText('1 of 6');
  await expectNoAxeViolations(page);
  for (let index = 2; index <= 6; index += 1) {
    await tour.getByRole('button', { name: 'Next' }).click();
    await expect(tour).toContainText(`${index} of 6`);
  }
  await expect(tabOf(page, 'Sandbox')).toHaveAttribute('aria-selected', 'true');
  await tour.getByRole('button', { name: 'End the tour' }).focus();
  await page.keyboard.press('Escape');
  await expect(tour).toHaveCount(0);
});
