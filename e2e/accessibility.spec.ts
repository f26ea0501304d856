import { controlsTooSmall, focusIsSeen, lookEverywhere, partsTooWide } from './controls.ts';
import { openLesson } from './openLesson.ts';
import { openTab, tabNames } from './tabs.ts';
import { expect, expectNoAxeViolations, test } from './test.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const name of tabNames) {
  test(`axe finds nothing in ${name} with all that opens in it, in light and dark`, async ({ page }) => {
    await openLesson(page);
    await lookEverywhere(page, name, async (where, part) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await test.step(`${where}, ${colorScheme}`, () => expectNoAxeViolations(page, part));
      }
    });
  });

  for (const width of [390, 1280]) {
    test(`every control of ${name} can be hit, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openLesson(page);
      await lookEverywhere(page, name, async (where) => {
        expect.soft(await controlsTooSmall(page), where).toEqual([]);
      });
    });
  }

  test(`${name} at 400 % zoom needs no scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openLesson(page);
    await lookEverywhere(page, name, async (where) => {
      expect.soft(await partsTooWide(page), where).toEqual([]);
    });
  });

  test(`whoever goes through ${name} by keyboard sees where they are`, async ({ page }) => {
    await openLesson(page);
    await openTab(page, name);
    const unseen = new Set<string>();
    for (let count = 0; count < 60; count += 1) {
      await page.keyboard.press('Tab');
      const { name: focused, isSeen } = await focusIsSeen(page);
      if (!isSeen && !focused.startsWith('body')) unseen.add(focused);
    }
    expect([...unseen]).toEqual([]);
  });
}

test('what is too small, too wide or unseen would be found', async ({ page }) => {
  await page.setContent(`
    <style>:root { --focus: red } button { all: unset; display: inline-block; width: 12px; height: 12px }</style>
    <main><button>one</button><button>two</button> <p style="width: 5000px">wide</p></main>`);
  expect(await controlsTooSmall(page)).toHaveLength(2);
  expect(await partsTooWide(page)).toEqual(['p.']);
  await page.keyboard.press('Tab');
  expect((await focusIsSeen(page)).isSeen).toBe(false);
});

test('the dialog of keys and a notice are accessible too', async ({ page }) => {
  await openLesson(page, '#nowhere');
  await page.getByRole('button', { name: 'Keys' }).click();
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await controlsTooSmall(page)).toEqual([]);
});
