import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const tabNames = ['Gist', 'Maps', 'Q&A', 'Sandbox'] as const;
export type TabName = (typeof tabNames)[number];

/** Opens a tab as a reader does, and waits until what its own code brings is there. */
export async function openTab(page: Page, name: TabName): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  const panel = page.getByRole('tabpanel', { name, exact: true });
  await expect(panel).toBeVisible();
  if (name === 'Gist') await expect(panel.getByRole('button', { name: 'Step forward' })).toBeEnabled();
  if (name === 'Maps') await expect(panel.locator('svg[id]').first()).toBeVisible();
  if (name === 'Q&A') await expect(panel.getByRole('button', { name: 'Show answer' }).first()).toBeVisible();
  if (name === 'Sandbox') await expect(panel.getByRole('button', { name: 'Run' }).first()).toBeEnabled();
}
