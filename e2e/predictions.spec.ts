import type { Locator, Page } from '@playwright/test';
import { openLesson } from './openLesson.ts';
import { expect, expectNoAxeViolations, test } from './test.ts';

const stage = (page: Page): Locator => page.getByRole('region', { name: 'Stage' });
const prediction = (page: Page): Locator => page.getByRole('region', { name: 'Prediction' });
const control = (page: Page, name: string): Locator => stage(page).getByRole('button', { name, exact: true });

test('before each turning point of the sequence: a question of two to four choices', async ({ page }) => {
  await openLesson(page, '#gist?s=zombie-writer&step=0');
  for (const [step, question] of [
    [2, 'now its lease ends'],
    [6, 'A wakes up'],
    [8, 'PUT with token 41 reaches storage'],
  ] as const) {
    await page.getByRole('slider', { name: 'Step' }).fill(String(step));
    await expect(prediction(page)).toContainText(question);
    const count = await prediction(page).getByRole('radio').count();
    expect(count).toBeGreaterThanOrEqual(2);
    expect(count).toBeLessThanOrEqual(4);
  }
  await page.getByRole('slider', { name: 'Step' }).fill('4');
  await expect(prediction(page)).toHaveCount(0);
});

test('what one predicted stands beside what happened, there and on the next visit', async ({ page }) => {
  await openLesson(page, '#gist?s=zombie-writer&step=8');
  await prediction(page).getByRole('radio', { name: 'It refuses it in both worlds.' }).check();
  await expectNoAxeViolations(page);
  await prediction(page).getByRole('button', { name: 'Predict and see' }).click();
  await expect(stage(page)).toHaveAttribute('data-step', '9');
  await expect(prediction(page)).toContainText('You predictedIt refuses it in both worlds.');
  await expect(prediction(page)).toContainText('What happenedIt accepts it without a fence, and refuses it with one.');
  await expect(prediction(page)).toContainText('Not as you predicted.');
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(prediction(page)).toContainText('Not as you predicted.');
});

test('no mark on the timeline gives an answer away before', async ({ page }) => {
  await openLesson(page, '#gist?s=zombie-writer&step=8');
  const coming = stage(page).locator('.stage-dot').nth(9);
  await prediction(page).getByRole('radio').first().check();
  await expect(coming).toHaveCSS('border-radius', '50%');
  await prediction(page).getByRole('button', { name: 'Predict and see' }).click();
  await expect(prediction(page)).toContainText('What happened');
  await expect(coming).toHaveCSS('border-radius', '0px');
});

test('the keyboard alone, and a prediction that is right', async ({ page }) => {
  await openLesson(page, '#gist?s=zombie-writer&step=2');
  await prediction(page).getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(prediction(page)).toContainText('As you predicted.');
  await expect(prediction(page).getByRole('group', { name: 'Your prediction and what happened' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(stage(page)).toHaveAttribute('data-step', '4');
});

test.describe('playing', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('stops before a turning point once, and goes on when asked to', async ({ page }) => {
    await page.clock.install();
    await openLesson(page, '#gist?s=zombie-writer&step=7');
    await page.getByRole('slider', { name: 'Step' }).fill('4');
    await page.getByRole('slider', { name: 'Step' }).fill('6');
    await expect(prediction(page)).toBeVisible();
    await control(page, 'Play').click();
    await page.clock.runFor(20_000);
    await expect(stage(page)).toHaveAttribute('data-step', '8');
    await expect(control(page, 'Play')).toBeVisible();
    await control(page, 'Play').click();
    await page.clock.runFor(20_000);
    await expect(stage(page)).toHaveAttribute('data-step', '10');
  });

  test('off by a switch: nothing is asked, nothing stops, not in the Sandbox either', async ({ page }) => {
    await page.clock.install();
    await openLesson(page, '#gist?s=zombie-writer&step=6');
    await prediction(page).getByRole('switch', { name: 'Ask what I expect before turning points' }).click();
    await expect(prediction(page)).toHaveCount(0);
    await control(page, 'Play').click();
    await page.clock.runFor(20_000);
    await expect(stage(page)).toHaveAttribute('data-step', '10');
    await page.goto('./#sandbox');
    await expect(page.getByRole('button', { name: 'Check my storage' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Predict and find out' })).toHaveCount(0);
  });
});

test('a story of one’s own is not asked about', async ({ page }) => {
  await openLesson(page, '#gist?s=zombie-writer&step=8');
  await expect(prediction(page)).toBeVisible();
  await page.goto('./#gist?s=zombie-writer&v=1&d=sA-dA1-da1.pA.e&step=2');
  await expect(stage(page)).toHaveAttribute('data-step', '2');
  await expect(prediction(page)).toHaveCount(0);
});
