import type { Locator, Page } from '@playwright/test';

/** Opens the lesson at `hash` and waits until it answers. */
export async function openLesson(page: Page, hash = ''): Promise<void> {
  await page.goto(`./${hash}`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

export function tabOf(page: Page, name: string): Locator {
  return page.getByRole('tab', { name, exact: true });
}

export function noticesOf(page: Page): Locator {
  return page.getByRole('status', { name: 'Notices' });
}
