import type { Locator, Page } from '@playwright/test';
import { openLesson } from './openLesson.ts';
import { expect, test } from './test.ts';

const stageOf = (page: Page): Locator => page.getByRole('region', { name: 'Stage', exact: true });
const veilOf = (page: Page): Locator => page.locator('.stage-veil').first();
const durationOf = (veil: Locator): Promise<string> =>
  veil.evaluate((element) => getComputedStyle(element).transitionDuration);

test('playing, the present travels from step to step and the messages with it', async ({ page }) => {
  await page.clock.install();
  await openLesson(page, '#gist?s=zombie-writer&step=8');
  const message = page.locator('.stage-traveller').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.clock.runFor(2_400);
  await expect(stageOf(page)).toHaveAttribute('data-step', '9');
  expect(await durationOf(veilOf(page))).toBe('1.5s');
  await message;
});

test('by hand a step is quick, and a leap has no motion at all', async ({ page }) => {
  await openLesson(page, '#gist?s=zombie-writer&step=8');
  expect(await durationOf(veilOf(page))).toBe('0s');
  await page.keyboard.press('ArrowRight');
  await expect(stageOf(page)).toHaveAttribute('data-step', '9');
  expect(await durationOf(veilOf(page))).toBe('0.45s');
  await page.keyboard.press('Home');
  await expect(stageOf(page)).toHaveAttribute('data-step', '0');
  expect(await durationOf(veilOf(page))).toBe('0s');
});

test('with reduced motion everything jumps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLesson(page, '#gist?s=zombie-writer&step=8');
  await page.keyboard.press('ArrowRight');
  await expect(stageOf(page)).toHaveAttribute('data-step', '9');
  expect(await durationOf(veilOf(page))).toBe('0s');
  await expect(page.locator('.stage-traveller:visible')).toHaveCount(0);
});

test('a long story scrolls in all worlds at once and follows the present', async ({ page }) => {
  const run =
    'pB.rB.sB.sA.uA1.dB1.wb1.kA1.yA.db1.sB.dB2.b.db2.dA1.da1.dA1.sA.e.sB.dB3.db3.da1.dA2.da2.sA.dA3.da3.sA.dA4';
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLesson(page, `#gist?s=zombie-writer&v=1&w=fence.uuid.claim&d=${run}`);
  const boxes = page.locator('.stage-scroll-long');
  await expect(boxes).toHaveCount(3);
  const tops = () => boxes.evaluateAll((elements) => elements.map(({ scrollTop }) => Math.round(scrollTop)));
  expect(await tops()).toEqual([0, 0, 0]);
  await page.keyboard.press('End');
  await expect.poll(async () => (await tops()).every((top, _, all) => top > 100 && top === all[0])).toBe(true);
  await boxes.first().evaluate((element) => {
    element.scrollTop = 40;
  });
  await expect.poll(tops).toEqual([40, 40, 40]);
  await page.keyboard.press('Home');
  await expect.poll(tops).toEqual([0, 0, 0]);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a message in flight is tapped, and what becomes of it', async ({ page }) => {
    await openLesson(page, '#gist?s=zombie-writer&step=8');
    const world = page.getByRole('region', { name: 'Fence', exact: true });
    await world.locator('.stage-in-flight').tap();
    await stageOf(page).getByRole('button', { name: 'drop A’s PUT x=A (41)' }).tap();
    await expect(stageOf(page)).toHaveAttribute('data-step', '9');
    await expect(world).toContainText('no data wrong so far');
    await page.getByRole('button', { name: 'Step back' }).tap();
    await expect(stageOf(page)).toHaveAttribute('data-step', '8');
  });
});
