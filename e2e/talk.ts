import type { Locator, Page } from '@playwright/test';
import { openLesson } from './openLesson.ts';
import { expect } from './test.ts';

export interface Windows {
  readonly hall: Page;
  readonly presenter: Page;
}

/** Opens the lesson and, with P, the presenter's window beside it. */
export async function openTalk(page: Page, hash = ''): Promise<Windows> {
  await openLesson(page, hash);
  return startTalk(page);
}

export async function startTalk(page: Page): Promise<Windows> {
  const opening = page.context().waitForEvent('page');
  await page.keyboard.press('p');
  const presenter = await opening;
  await expect(hallLine(presenter)).toHaveText('The hall is in step.');
  return { hall: page, presenter };
}

export const hallLine = (presenter: Page): Locator => presenter.locator('.presenter-hall').getByRole('status');
export const hallSlide = (hall: Page): Locator => hall.getByRole('region', { name: 'Hall', exact: true });
export const stepOf = (page: Page): Locator => page.locator('.hall .slide-stage, .presenter-slide .slide-stage');
/** Goes to an item of the running order. */
export const goTo = (presenter: Page, title: string): Promise<void> =>
  presenter.getByRole('button', { name: title, exact: true }).click();

export async function expectStep({ hall, presenter }: Windows, step: number): Promise<void> {
  for (const page of [hall, presenter]) await expect(stepOf(page)).toHaveAttribute('data-step', String(step));
}
