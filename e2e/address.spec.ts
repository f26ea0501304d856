import path from 'node:path';
import { projectRoot } from '../src/tools/process.mjs';
import { startServer } from '../src/tools/serve.mjs';
import { noticesOf, openLesson, tabOf } from './openLesson.ts';
import { expect, test } from './test.ts';

test('a link opens a scenario at a step, and stepping keeps the address', async ({ page }) => {
  await openLesson(page, '#gist?s=zombie-writer&step=8');
  const slider = page.getByRole('slider', { name: 'Step' });
  await expect(slider).toHaveValue('8');
  await page.getByRole('button', { name: 'Step forward' }).click();
  await expect(page).toHaveURL(/#gist\?s=zombie-writer&step=9$/);
  await page.reload();
  await expect(slider).toHaveValue('9');
  await expect(noticesOf(page)).toBeEmpty();
});

test('going through a scenario leaves no trail in the history', async ({ page }) => {
  await openLesson(page);
  const before = await page.evaluate(() => history.length);
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/step=5$/);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('the Stage is as one left it after a look at another part', async ({ page }) => {
  await openLesson(page, '#gist?s=zombie-writer&step=4');
  await page.keyboard.press('2');
  await expect(page).toHaveURL(/#maps$/);
  await page.keyboard.press('1');
  await expect(page).toHaveURL(/#gist\?s=zombie-writer&step=4$/);
  await expect(page.getByRole('slider', { name: 'Step' })).toHaveValue('4');
});

test('a truth is shown on the Stage, and back leads to where one read it', async ({ page }) => {
  await openLesson(page);
  const link = page.getByRole('link', { name: 'Show it on the Stage' }).nth(1);
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page).toHaveURL(/#gist\?s=superseded-write-accepted$/);
  await expect(page.getByRole('region', { name: 'Stage' })).toBeInViewport();
  await expect(page.getByRole('combobox', { name: 'Scenario' })).toHaveValue('superseded-write-accepted');
  await page.goBack();
  await expect(link).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(top);
});

for (const { hash, sentence, tab } of [
  { hash: '#nowhere', sentence: 'names no part of this lesson (“nowhere”)', tab: 'Gist' },
  { hash: '#gist?s=nonsense', sentence: 'scenario that this lesson does not have (“nonsense”)', tab: 'Gist' },
  { hash: '#gist?s=zombie-writer&step=9999', sentence: 'step “9999” of 10', tab: 'Gist' },
  { hash: '#gist?s=zombie-writer&step=NaN', sentence: 'a step that is no number (“NaN”)', tab: 'Gist' },
  { hash: '#qa?card=%ZZ', sentence: 'A part of the address is damaged', tab: 'Q&A' },
  { hash: '#maps?x=1', sentence: 'has a part that means nothing here (“x”)', tab: 'Maps' },
  { hash: `#gist?s=${'x'.repeat(100_000)}`, sentence: 'The address is too long', tab: 'Gist' },
]) {
  test(`the address ${hash.slice(0, 40)} gives a sentence and something to see`, async ({ page }) => {
    await openLesson(page, hash);
    await expect(noticesOf(page)).toContainText(sentence);
    await expect(tabOf(page, tab)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: tab, exact: true })).toBeVisible();
    await noticesOf(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(noticesOf(page)).toBeEmpty();
  });
}

test('an address typed into the bar is followed', async ({ page }) => {
  await openLesson(page);
  await page.evaluate(() => {
    location.hash = '#sandbox';
  });
  await expect(tabOf(page, 'Sandbox')).toHaveAttribute('aria-selected', 'true');
});

test('the lesson works at any path of any host', async ({ page }) => {
  const site = await startServer(path.join(projectRoot, 'dist'), { basePath: '/courses/locks/' });
  await page.goto(`${site.url}#gist?s=zombie-writer&step=2`);
  await expect(page.getByRole('slider', { name: 'Step' })).toHaveValue('2');
  for (const name of ['Maps', 'Q&A', 'Sandbox']) {
    await tabOf(page, name).click();
    await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible();
  }
  await site.close();
});
