import { noticesOf, openLesson, tabOf } from './openLesson.ts';
import { expect, test } from './test.ts';

const settingsKey = 'distributed-locks/settings';

test('the theme and the open answers are there on the next visit', async ({ page }) => {
  await openLesson(page, '#qa');
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark');
  await page.getByRole('button', { name: 'Show answer' }).first().click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('combobox', { name: 'Theme' })).toHaveValue('dark');
  await expect(page.getByRole('button', { name: 'Hide answer' })).toHaveCount(1);
});

test('a link changes nothing that was saved', async ({ page }) => {
  await openLesson(page, '#qa');
  await page.getByRole('button', { name: 'Show answer' }).first().click();
  const saved = await page.evaluate(() => JSON.stringify(localStorage));
  await page.goto('./#qa?card=lost-update');
  await expect(page.locator('#answer-lost-update')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide answer' })).toHaveCount(2);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(saved);
});

for (const broken of ['{', 'null', '{"theme":7}', '{"version":99}']) {
  test(`saved settings that read ${broken} are put aside and reported`, async ({ page }) => {
    await page.addInitScript(
      ([key, value]) => {
        if (localStorage.length === 0) localStorage.setItem(key, value);
      },
      [settingsKey, broken] as const,
    );
    await openLesson(page);
    await expect(noticesOf(page)).toContainText('could not be read');
    await page.getByRole('button', { name: 'Step forward' }).click();
    await expect(page.getByRole('slider', { name: 'Step' })).toHaveValue('1');
    expect(await page.evaluate((key) => localStorage.getItem(`${key}.broken`), settingsKey)).toBe(broken);
    await page.reload();
    await expect(tabOf(page, 'Gist')).toBeVisible();
    await expect(noticesOf(page)).toBeEmpty();
  });
}

for (const { what, name, sentence } of [
  { what: 'refuses everything', name: 'SecurityError', sentence: 'does not let the page save anything' },
  { what: 'is full', name: 'QuotaExceededError', sentence: 'The storage of this browser is full' },
]) {
  test(`storage that ${what}: a sentence, and the lesson works`, async ({ page }) => {
    await page.addInitScript((errorName) => {
      const refuse = (): never => {
        throw new DOMException('refused', errorName);
      };
      Storage.prototype.setItem = refuse;
      if (errorName === 'SecurityError') Storage.prototype.getItem = refuse;
    }, name);
    await openLesson(page, '#qa');
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(noticesOf(page)).toContainText(sentence);
    await page.getByRole('button', { name: 'Show answer' }).first().click();
    await expect(page.getByRole('button', { name: 'Hide answer' })).toHaveCount(1);
  });
}
