import type { Page } from '@playwright/test';
import { openLesson, noticesOf, tabOf } from './openLesson.ts';
import { expect, test } from './test.ts';

const names = ['Gist', 'Maps', 'Q&A', 'Sandbox'];

async function expectShown(page: Page, name: string, address: RegExp): Promise<void> {
  await expect(tabOf(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
  await expect(page).toHaveURL(address);
}

test('four tabs, of which one is shown', async ({ page }) => {
  await openLesson(page);
  await expect(page.getByRole('tab')).toHaveText(names.map((name) => new RegExp(`${name}$`)));
  await expectShown(page, 'Gist', /\/(#gist)?$/);
});

test('a click shows a part, with its address and title; back, forward and reload keep to it', async ({ page }) => {
  await openLesson(page);
  await tabOf(page, 'Maps').click();
  await expectShown(page, 'Maps', /#maps$/);
  await expect(page).toHaveTitle(/^Maps · /);
  await tabOf(page, 'Q&A').click();
  await expectShown(page, 'Q&A', /#qa$/);
  await page.goBack();
  await expectShown(page, 'Maps', /#maps$/);
  await page.goBack();
  await expectShown(page, 'Gist', /#gist$/);
  await expect(page).not.toHaveTitle(/ · /);
  await page.goForward();
  await expectShown(page, 'Maps', /#maps$/);
  await page.reload();
  await expectShown(page, 'Maps', /#maps$/);
});

test('arrow keys, Home and End go through the tabs, and only one is in the tab order', async ({ page }) => {
  await openLesson(page);
  await tabOf(page, 'Gist').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabOf(page, 'Maps')).toBeFocused();
  await expectShown(page, 'Maps', /#maps$/);
  await page.keyboard.press('End');
  await expectShown(page, 'Sandbox', /#sandbox$/);
  await page.keyboard.press('ArrowRight');
  await expect(tabOf(page, 'Gist')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expectShown(page, 'Gist', /#gist$/);
  await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
});

test('the digits show the parts, but not while typing or with a modifier', async ({ page }) => {
  await openLesson(page);
  await page.keyboard.press('3');
  await expectShown(page, 'Q&A', /#qa$/);
  await page.keyboard.press('Alt+2');
  await page.getByRole('searchbox', { name: 'Find' }).fill('fence');
  await page.getByRole('searchbox', { name: 'Find' }).press('4');
  await expect(page.getByRole('searchbox', { name: 'Find' })).toHaveValue('fence4');
  await expectShown(page, 'Q&A', /#qa$/);
});

test('what one did in a part, and where one was, survives leaving it', async ({ page }) => {
  await openLesson(page, '#qa');
  await page.getByRole('searchbox', { name: 'Find' }).fill('fence');
  await page.getByRole('button', { name: 'Show answer' }).nth(3).click();
  await page.evaluate(() => {
    scrollTo(0, 300);
  });
  await page.keyboard.press('1');
  await expectShown(page, 'Gist', /#gist$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('3');
  await expectShown(page, 'Q&A', /#qa$/);
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await expect(page.getByRole('searchbox', { name: 'Find' })).toHaveValue('fence');
  await expect(page.getByRole('button', { name: 'Hide answer' })).toHaveCount(1);
});

test('the keys of the Stage act on the Gist, leave focused controls alone, and can be turned off', async ({ page }) => {
  await openLesson(page);
  const slider = page.getByRole('slider', { name: 'Step' });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  await expect(slider).toHaveValue('2');
  await page.keyboard.press('PageUp');
  await expect(slider).toHaveValue('1');
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  await page.getByRole('button', { name: 'Step forward' }).press('ArrowRight');
  await expect(slider).toHaveValue('1');
  await page.getByRole('button', { name: 'Step forward' }).press(' ');
  await expect(slider).toHaveValue('2');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();

  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keys' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('3');
  await expect(tabOf(page, 'Gist')).toHaveAttribute('aria-selected', 'true');
  await dialog.getByRole('checkbox', { name: 'Use these keys' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('3');
  await expect(tabOf(page, 'Gist')).toHaveAttribute('aria-selected', 'true');
});

test('the Stage with all its controls is in the first view of a laptop', async ({ page }) => {
  await openLesson(page);
  await expect(page.getByRole('slider', { name: 'Step' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Play' })).toBeInViewport({ ratio: 1 });
});

for (const width of [360, 768, 1280, 1920]) {
  test(`no part is wider than a window of ${String(width)} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openLesson(page);
    for (const name of names) {
      await tabOf(page, name).click();
      const panel = page.getByRole('tabpanel', { name, exact: true });
      await expect(panel).toBeVisible();
      const answers = panel.locator('.sandbox-items').getByRole('button', { name: 'Show answer' });
      if (name === 'Sandbox') await expect(answers).not.toHaveCount(0);
      while ((await answers.count()) > 0) await answers.first().click();
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(excess, name).toBeLessThanOrEqual(0);
    }
  });
}

test.describe('a part whose code does not come', () => {
  test.use({ allowedProblems: [/ERR_FAILED|Failed to fetch dynamically imported module/] });

  test('stays readable, says so, and the rest goes on working', async ({ page }) => {
    await page.route(/QaTab.*\.js$/, (route) => route.abort());
    await openLesson(page, '#qa');
    await expect(noticesOf(page)).toContainText('The code of the part Q&A could not be loaded');
    await expect(noticesOf(page).getByRole('button', { name: 'Reload' })).toBeVisible();
    const panel = page.getByRole('tabpanel', { name: 'Q&A', exact: true });
    await expect(panel.locator('[data-prose$="/short"]').first()).toBeVisible();
    await expect(panel.getByRole('button')).toHaveCount(0);
    await tabOf(page, 'Gist').click();
    await page.getByRole('button', { name: 'Step forward' }).click();
    await expect(page.getByRole('slider', { name: 'Step' })).toHaveValue('1');
  });
});

test('on paper all parts follow each other, answers included, without controls', async ({ page }) => {
  await openLesson(page);
  await page.emulateMedia({ media: 'print' });
  for (const id of ['gist', 'maps', 'qa', 'sandbox']) await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(page.locator('#qa [data-prose$="/long"]').first()).toBeVisible();
  // The steps of the transcript have their numbers on paper too; on the screen a number leads to its step.
  await expect(page.locator('button:visible:not(.stage-transcript button)')).toHaveCount(0);
});
