import { openLesson, tabOf } from './openLesson.ts';
import { expect, expectNoAxeViolations, test } from './test.ts';

test('an answer waits until it is asked for, and can be put away again', async ({ page }) => {
  await openLesson(page, '#qa');
  const question = page.getByRole('article').filter({ hasText: 'Define' }).first();
  const answer = question.locator('[data-prose$="/short"]');
  const button = question.getByRole('button', { name: 'Show answer' });
  await expect(answer).toBeHidden();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(answer).toBeVisible();
  await question.getByRole('button', { name: 'Hide answer' }).click();
  await expect(answer).toBeHidden();
});

test('all answers at once, and none', async ({ page }) => {
  await openLesson(page, '#qa');
  const count = await page.getByRole('button', { name: 'Show answer' }).count();
  expect(count).toBeGreaterThanOrEqual(12);
  await page.getByRole('button', { name: 'Show all answers' }).click();
  await expect(page.getByRole('button', { name: 'Hide answer', exact: true })).toHaveCount(count);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Hide all answers' }).click();
  await expect(page.getByRole('button', { name: 'Show answer', exact: true })).toHaveCount(count);
});

test('the list is narrowed by words, of the answers too', async ({ page }) => {
  await openLesson(page, '#qa');
  const questions = page.getByRole('tabpanel').getByRole('article');
  const count = await questions.count();
  await page.getByRole('searchbox', { name: 'Find' }).fill('tombstone');
  await expect(page.getByText(new RegExp(`^\\d+ of ${String(count)} questions$`))).toBeVisible();
  expect(await questions.count()).toBeLessThan(count);
  await page.getByRole('searchbox', { name: 'Find' }).fill('xyzzy');
  await expect(questions).toHaveCount(0);
  await expect(page.getByText('No question has all of these words.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find' }).fill('');
  await expect(questions).toHaveCount(count);
});

test('a link opens its question, whatever the list was narrowed to', async ({ page }) => {
  await openLesson(page, '#qa?card=lost-update');
  const heading = page.locator('#question-lost-update');
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page.locator('#answer-lost-update')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide answer' })).toHaveCount(1);
});

test('a link in an answer leads to the Stage, and back leads to the answer', async ({ page }) => {
  await openLesson(page, '#qa?card=lost-update');
  await page.locator('#answer-lost-update').getByRole('link').first().click();
  await expect(tabOf(page, 'Gist')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('region', { name: 'Stage' })).toBeInViewport();
  await expect(page).toHaveURL(/#gist\?s=/);
  await page.goBack();
  await expect(page.locator('#answer-lost-update')).toBeVisible();
  await expect(page).toHaveURL(/#qa\?card=lost-update$/);
});

test('by topic and by level', async ({ page }) => {
  await openLesson(page, '#qa');
  await page.getByRole('combobox', { name: 'Topic' }).selectOption('The check');
  await page.getByRole('combobox', { name: 'Level' }).selectOption('expert');
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Should storage compare with > or with >=?' })).toBeVisible();
});
