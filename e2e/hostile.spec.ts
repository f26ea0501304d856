import { startCountingServer } from './hostile/countingServer.ts';
import { pythonAttempts } from './hostile/pythonAttempts.ts';
import { prepareSandbox } from './hostile/runInPage.ts';
import { typescriptAttempts } from './hostile/typescriptAttempts.ts';
import { runWell, withstand } from './hostile/withstand.ts';
import { openSandbox } from './sandboxPage.ts';
import { expect, test } from './test.ts';

test.use({ allowedProblems: [/./] }); // what the browser refuses, it says in the console
test.describe.configure({ timeout: 600_000 });

const tables = [
  ['Python', pythonAttempts],
  ['TypeScript', typescriptAttempts],
] as const;

for (const [language, attempts] of tables) {
  test(`${language}: the Sandbox stands ${attempts.length} attempts`, async ({ page }) => {
    const server = await startCountingServer();
    await openSandbox(page);
    await page.evaluate(prepareSandbox);
    const surroundings = { page, language, server: server.address, requestCount: server.count };
    await runWell(surroundings);
    for (const attempt of attempts) {
      await test.step(attempt.name, async () => {
        expect.soft(await withstand(attempt, surroundings), attempt.name).toEqual([]);
      });
    }
    expect(server.count()).toBe(0);
    await server.close();
  });
}
