import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const mostTabs = 150;

/** Goes on with Tab until `target` has the focus, as one does who has no mouse. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  await target.waitFor();
  for (let count = 0; count < mostTabs && !(await isFocused()); count += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}
