import type { Locator, Page } from '@playwright/test';
import { openLesson, tabOf } from './openLesson.ts';
import { runtimeTimeoutMs, snippetPage } from './sandboxPage.ts';
import { tabTo } from './tabTo.ts';
import { expect, test } from './test.ts';

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('the whole lesson, from the first step to a program that runs, by keyboard alone', async ({ page }) => {
  test.setTimeout(3 * runtimeTimeoutMs);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLesson(page);

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  for (let step = 1; step <= 9; step += 1) await page.keyboard.press('PageDown');
  await expect(page.getByRole('region', { name: 'Stage', exact: true })).toHaveAttribute('data-step', '9');
  await press(page, page.getByRole('link', { name: 'Show it on the Stage' }).first());
  await expect(page.getByRole('combobox', { name: 'Scenario' })).not.toHaveValue('zombie-writer');

  await page.keyboard.press('2');
  await expect(tabOf(page, 'Maps')).toHaveAttribute('aria-selected', 'true');
  // One stop for the drawing; arrow keys go from part to part of it.
  const drawing = page.getByRole('group', { name: 'Drawing: Architecture' });
  await tabTo(page, drawing.locator('[role="button"][tabindex="0"]'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(drawing.getByRole('button', { pressed: true })).toBeFocused();

  await page.keyboard.press('3');
  await press(page, page.getByRole('button', { name: 'Show answer', exact: true }).first());
  await expect(page.getByRole('button', { name: 'Hide answer', exact: true })).toHaveCount(1);

  await page.keyboard.press('4');
  await press(page, page.getByRole('switch', { name: 'Plain editor' }), 'Space');
  const { group, editor, printed } = snippetPage(page, 'TypeScript');
  await tabTo(page, editor);
  await page.keyboard.press('ControlOrMeta+A');
  // Digits and signs that are keys of the lesson elsewhere are text here.
  await page.keyboard.type('console.log("1234? by hand");');
  await expect(tabOf(page, 'Sandbox')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(printed).toHaveText('1234? by hand', { timeout: runtimeTimeoutMs });
  await press(page, group.getByRole('button', { name: 'Reset', exact: true }));
  await expect(editor).not.toHaveValue(/by hand/);

  await tabTo(page, tabOf(page, 'Sandbox'));
  await page.keyboard.press('Home');
  await expect(tabOf(page, 'Gist')).toBeFocused();
});
