import type { Locator, Page } from '@playwright/test';
import { openLesson } from './openLesson.ts';
import { tabTo } from './tabTo.ts';
import { expect, test } from './test.ts';

const stageOf = (page: Page): Locator => page.getByRole('region', { name: 'Stage', exact: true });
const button = (page: Page, name: string | RegExp): Locator => stageOf(page).getByRole('button', { name, exact: true });
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLesson(page, '#gist?s=zombie-writer&step=8');
});

test('the transport, the first difference and the speed', async ({ page }) => {
  await press(page, button(page, 'Step forward'));
  await expect(stageOf(page)).toHaveAttribute('data-step', '9');
  await tabTo(page, page.getByRole('slider', { name: 'Step' }));
  await page.keyboard.press('ArrowLeft');
  await expect(stageOf(page)).toHaveAttribute('data-step', '8');
  await tabTo(page, page.getByRole('combobox', { name: 'Speed' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('combobox', { name: 'Speed' })).toHaveValue('2');
  await press(page, button(page, 'Worlds differ at 9'));
  await expect(stageOf(page)).toHaveAttribute('data-step', '9');
});

test('a fork and its undoing', async ({ page }) => {
  await press(page, button(page, 'Choose what happens'));
  await press(page, button(page, 'drop A’s PUT x=A (41)'));
  await expect(stageOf(page)).toContainText('The network loses A');
  await press(page, button(page, 'Undo'));
  await expect(stageOf(page)).toHaveAttribute('data-step', '8');
});

test('a preset and a dial of What if', async ({ page }) => {
  await press(page, button(page, 'What if …'));
  await press(page, button(page, 'GC pause'));
  const outcome = page.locator('.what-if-outcome');
  await expect(outcome).toContainText('after its lease ended');
  await tabTo(page, page.getByRole('slider', { name: 'A’s pause' }));
  await page.keyboard.press('Home');
  await expect(outcome).toHaveText('A’s write arrives while its lease runs: accepted in every world.');
});

test('another world, a link to it, and the picture', async ({ page }) => {
  await press(page, button(page, 'Worlds'));
  await press(page, page.getByRole('checkbox', { name: /^Strict fence/ }), 'Space');
  await expect(page.getByRole('region', { name: 'Strict fence', exact: true })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await press(page, button(page, 'Share and export'));
  await press(page, button(page, 'Copy link'));
  await expect(stageOf(page).getByRole('status', { name: 'Share' })).toContainText('is copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('w=no-fence.fence.strict');
  const download = page.waitForEvent('download');
  await press(page, button(page, 'Download SVG'));
  expect((await download).suggestedFilename()).toBe('zombie-writer-step-8.svg');
});

test('a property, a line of the log and the transcript lead to their steps', async ({ page }) => {
  const details = page.getByRole('region', { name: 'Fence: details', exact: true });
  await press(page, details.getByRole('button', { name: 'broken at step 4' }));
  await expect(stageOf(page)).toHaveAttribute('data-step', '4');
  await press(page, details.getByRole('button', { name: 'event=expire client=A' }));
  await expect(stageOf(page)).toHaveAttribute('data-step', '3');
  await press(page, stageOf(page).getByText('The whole story in words').first());
  await press(page, button(page, 'Go to step 7'));
  await expect(stageOf(page)).toHaveAttribute('data-step', '7');
});
