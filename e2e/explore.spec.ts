import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { openLesson } from './openLesson.ts';
import { expect, test } from './test.ts';

async function openExplorer(page: Page): Promise<Locator> {
  await openLesson(page);
  await page.getByRole('button', { name: 'Explore', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Explore', exact: true });
  await expect(panel.getByRole('button', { name: 'Explore every interleaving' })).toBeVisible();
  return panel;
}

const choice = (panel: Locator, name: string): Locator => panel.getByRole('combobox', { name, exact: true });

const verdict = (panel: Locator, name: string): Locator =>
  panel.getByRole('region', { name: 'What was found' }).getByRole('listitem').filter({ hasText: name });

test('every interleaving of a fence on writes alone: the lost update is found, replayed, and shared', async ({
  page,
  context,
}) => {
  const panel = await openExplorer(page);
  await panel.getByRole('button', { name: 'Explore every interleaving' }).click();
  await expect(panel.getByText('All 201 states: 3 of 8 properties violated.')).toBeVisible();
  await expect(panel.getByText('414 transitions')).toBeVisible();
  await expect(verdict(panel, 'accepted tokens never decrease')).toContainText('holds');
  await expect(verdict(panel, 'no lost update')).toContainText('violated in 11 steps');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await panel.getByRole('button', { name: 'Replay: no lost update' }).click();
  const stage = page.getByRole('region', { name: 'Stage' });
  const explored = stage.getByRole('region', { name: 'As explored', exact: true }).first();
  await page.getByRole('slider', { name: /step/i }).press('End');
  await expect(explored).toContainText('an update is lost');
  await expect(stage.getByRole('region', { name: 'Fence on reads too', exact: true }).first()).not.toContainText(
    'an update is lost',
  );

  await expect(page).toHaveURL(/c=2\.1\.readModifyWrite\.fence/);
  const other = await context.newPage();
  await other.goto(page.url());
  const same = other.getByRole('region', { name: 'As explored', exact: true }).first();
  await expect(same).toContainText('an update is lost');
});

test('a fence on reads too holds in every interleaving, in the browser as in Node', async ({ page }) => {
  const panel = await openExplorer(page);
  await choice(panel, 'Clients').selectOption('3');
  await choice(panel, 'Writes each').selectOption('2');
  await choice(panel, 'Storage rule').selectOption('seal');
  await panel.getByRole('button', { name: 'Explore every interleaving' }).click();
  await expect(panel.getByText(/^All 17,122 states/)).toBeVisible();
  await expect(panel.getByText('50,154 transitions')).toBeVisible();
  await expect(verdict(panel, 'no lost update')).toContainText('holds');
});

test('a search can be stopped, and what it found is kept', async ({ page }) => {
  const panel = await openExplorer(page);
  await choice(panel, 'Clients').selectOption('4');
  await choice(panel, 'Writes each').selectOption('3');
  await choice(panel, 'Storage rule').selectOption('none');
  await panel.getByLabel('a request arrives twice').check();
  await panel.getByRole('button', { name: 'Explore every interleaving' }).click();
  await expect(panel.getByText(/^Exploring: [\d,]+ states/)).toBeVisible();
  await panel.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(panel.getByText(/^Stopped after [\d,]+ states: .* so far\.$/)).toBeVisible();
});

test('a bound is stated, and nothing is said to hold', async ({ page }) => {
  const panel = await openExplorer(page);
  await choice(panel, 'Clients').selectOption('4');
  await choice(panel, 'Storage rule').selectOption('none');
  await choice(panel, 'Give up after').selectOption('100000');
  await panel.getByLabel('a client crashes').check();
  await panel.getByLabel('a request arrives twice').check();
  await panel.getByRole('button', { name: 'Explore every interleaving' }).click();
  await expect(panel.getByText(/^Bounded: the first 100,000 states/)).toBeVisible();
  await expect(verdict(panel, 'no write is undone')).not.toContainText(/holds/);
});

test('the table of rules: a cell opens its proof or its counterexample', async ({ page }) => {
  const panel = await openExplorer(page);
  await panel.getByRole('button', { name: 'Compute the table' }).click();
  await expect(panel.getByText('All rules explored.')).toBeVisible();
  await panel.getByRole('button', { name: 'Fence on reads too, no lost update: holds' }).click();
  await expect(panel.getByText(/All 479 states explored \(1,042 transitions/)).toBeVisible();
  await panel
    .getByRole('button', { name: '… storage checks, then acts, no lost update: violated in 13 steps' })
    .click();
  await expect(page.getByRole('region', { name: 'As explored', exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/checkThenAct/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the explorer (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const panel = await openExplorer(page);
    await panel.getByRole('button', { name: 'Explore every interleaving' }).click();
    await panel.getByRole('button', { name: 'Compute the table' }).click();
    await expect(panel.getByText('All rules explored.')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('.explore').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
}
