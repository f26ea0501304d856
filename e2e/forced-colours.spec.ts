import type { Page } from '@playwright/test';
import { stageOf } from './controls.ts';
import { openLesson } from './openLesson.ts';
import { expect, test } from './test.ts';

/** The colours of some elements, as the page shows them. */
const colours = (page: Page, selector: string, property: string): Promise<readonly string[]> =>
  page
    .locator(selector)
    .evaluateAll(
      (elements, name) => elements.map((element) => getComputedStyle(element).getPropertyValue(name)),
      property,
    );

/** A colour of the learner's own palette, as the page would show it. */
const systemColour = (page: Page, name: string): Promise<string> =>
  page.evaluate((colour) => {
    const probe = document.createElement('p');
    probe.style.color = colour;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in forced colours, ${colorScheme}, the Stage keeps to them and is still to be understood`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    // A theme chosen earlier does not weigh more than the palette.
    await page.addInitScript(
      (theme) => {
        const settings = { theme, speed: 1, areKeysOn: true };
        localStorage.setItem('distributed-locks/settings', JSON.stringify(settings));
      },
      colorScheme === 'light' ? 'dark' : 'light',
    );
    await openLesson(page, '#gist?s=zombie-writer&step=9');
    const ink = await systemColour(page, 'CanvasText');
    for (const [selector, property] of [
      ['.stage-heads text', 'fill'],
      ['.stage-note text', 'fill'],
      ['.stage-badge text', 'fill'],
      ['.stage-arrow path', 'stroke'],
    ] as const) {
      const found = [...new Set(await colours(page, selector, property))].filter((colour) => colour !== 'none');
      expect(found, selector).toEqual([ink]);
    }
    // What colours say elsewhere is said in words and shapes.
    await expect(stageOf(page).getByText('last writer wins at step 9')).toBeVisible();
    await expect(stageOf(page).getByText('stale request refused at step 9')).toBeVisible();
    await expect(stageOf(page).locator('.stage-verdict svg')).toHaveCount(2);
    const marks = await page
      .locator('.stage-mark')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).background));
    expect(new Set(marks).size).toBeGreaterThanOrEqual(4);
    const tabs = await colours(page, '[role="tab"]', 'border-bottom-color');
    expect(new Set(tabs).size).toBe(2);
  });
}
