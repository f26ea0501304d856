import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { openLesson } from './openLesson.ts';
import { expect, test } from './test.ts';

async function beginLevel(page: Page, title: string): Promise<Locator> {
  await openLesson(page);
  await page.getByRole('button', { name: 'Be the adversary' }).click();
  const panel = page.getByRole('region', { name: 'Be the adversary' });
  await panel.getByRole('button', { name: title, exact: true }).click();
  return panel;
}

const moves = (panel: Locator): Locator => panel.getByRole('list', { name: 'Moves' }).getByRole('button');

test('a level played by its hints is done in as few moves as can be, and remembered', async ({ page }) => {
  const panel = await beginLevel(page, 'A superseded holder gets through');
  // Whether and how it can be done is nobody's to know before the first move.
  await expect(panel.getByText('speaks after your first move')).toBeVisible();
  for (let left = 5; left >= 1; left -= 1) {
    if (left < 5) {
      const distance = left === 1 ? '1 move' : `${left} moves`;
      await expect(panel.getByText(`The nearest violation is ${distance} away.`)).toBeVisible();
    }
    await panel.getByRole('button', { name: 'Hint' }).press('Enter');
    const hint = await panel.getByText(/^A shortest way goes on with: /).textContent();
    const move = /with: (.*)\.$/.exec(hint ?? '')?.[1] ?? '';
    await moves(panel).filter({ hasText: move }).first().press('Enter');
  }
  await expect(panel.getByText(/^Done in 5 moves\..* No one can do it in fewer\.$/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Be the adversary' }).click();
  await expect(page.getByText(/your best: 5 moves/)).toBeAttached();
});

test('a fenced level is proved impossible after the first move', async ({ page }) => {
  const panel = await beginLevel(page, 'A fence on reads too');
  await expect(panel.getByText('speaks after your first move')).toBeVisible();
  await moves(panel).first().press('Enter');
  await expect(panel.getByText(/^It cannot be done, .* in all \d+ states that can follow/)).toBeVisible();
});

test('the move that gives the game away is named, and can be taken back', async ({ page }) => {
  const panel = await beginLevel(page, 'No fence');
  const status = panel.getByText(/^(The referee has looked|The nearest violation|That move made it impossible)/);
  for (let move = 1; move <= 20; move += 1) {
    await expect(panel.getByText(`Move ${move - 1}.`)).toBeVisible();
    await expect(status).toBeVisible();
    if (/impossible/.test((await status.textContent()) ?? '')) break;
    await moves(panel).first().press('Enter');
  }
  await expect(panel.getByText(/^That move made it impossible: in all \d+ states that can follow/)).toBeVisible();
  await panel.getByRole('button', { name: 'Take the move back' }).press('Enter');
  await expect(panel.getByText(/^The nearest violation is \d+ moves? away\./)).toBeVisible();
});

test('axe finds nothing in a game', async ({ page }) => {
  const panel = await beginLevel(page, 'The issuer goes back');
  await expect(panel.getByText('speaks after your first move')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('.adversary').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});
