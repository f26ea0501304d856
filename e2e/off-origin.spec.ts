import { openTab, tabNames } from './tabs.ts';
import { expect, test } from './test.ts';

test('a whole visit asks nothing of any other origin', async ({ page, context, site }) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await page.goto('./');
  for (const name of tabNames) await openTab(page, name);
  for (const language of ['TypeScript', 'Python']) {
    const group = page.getByRole('group', { name: language });
    await group.getByRole('button', { name: 'Run' }).click();
    await expect(group.getByRole('region', { name: 'Output' })).toContainText('412', { timeout: 120_000 });
  }
  const elsewhere = asked.filter((url) => /^(https?|wss?):/.test(url) && !url.startsWith(site.url));
  expect(elsewhere).toEqual([]);
});

test.describe('the page itself', () => {
  test.use({
    allowedProblems: [/Content Security Policy|^request to another origin: https:\/\/elsewhere\.invalid/],
  });

  test('refuses to ask another origin', async ({ page }) => {
    await page.goto('./');
    const answer = await page.evaluate(() =>
      fetch('https://elsewhere.invalid/').then(
        () => 'asked',
        (error: unknown) => String(error),
      ),
    );
    expect(answer).toContain('TypeError');
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|\*/);
  });
});
