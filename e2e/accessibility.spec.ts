import { openLesson } from './openLesson.ts';
import { openTab, tabNames } from './tabs.ts';
import { expect, expectNoAxeViolations, test } from './test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const name of tabNames) {
    test(`axe finds nothing in ${name}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openLesson(page);
      await openTab(page, name);
      await expectNoAxeViolations(page);
    });
  }
}

test('the dialog of keys and a notice are accessible too', async ({ page }) => {
  await openLesson(page, '#nowhere');
  await page.getByRole('button', { name: 'Keys' }).click();
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await expectNoAxeViolations(page);
});
