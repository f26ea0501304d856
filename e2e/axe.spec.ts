import { openTab, tabNames } from './tabs.ts';
import { expectNoAxeViolations, test } from './test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const name of tabNames) {
      test(`${name} has no accessibility violation`, async ({ page }) => {
        await page.goto('./');
        await openTab(page, name);
        await expectNoAxeViolations(page);
      });
    }
  });
}
