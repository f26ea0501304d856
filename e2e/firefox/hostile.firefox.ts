import path from 'node:path';
import { expect, test } from '@playwright/test';
import { launch } from 'puppeteer-core';
import { projectRoot } from '../../src/tools/process.mjs';
import { startServer } from '../../src/tools/serve.mjs';
import { startCountingServer } from '../hostile/countingServer.ts';
import { pythonAttempts } from '../hostile/pythonAttempts.ts';
import { prepareSandbox } from '../hostile/runInPage.ts';
import { typescriptAttempts } from '../hostile/typescriptAttempts.ts';
import { runWell, withstand, type AnyPage } from '../hostile/withstand.ts';

const tables = [
  ['Python', pythonAttempts],
  ['TypeScript', typescriptAttempts],
] as const;

for (const [language, attempts] of tables) {
  test(`${language} in Firefox: the Sandbox stands ${attempts.length} attempts`, async () => {
    test.setTimeout(600_000);
    const [site, server] = await Promise.all([startServer(path.join(projectRoot, 'dist')), startCountingServer()]);
    const browser = await launch({
      browser: 'firefox',
      protocol: 'webDriverBiDi',
      executablePath: process.env['FIREFOX'] ?? '',
      protocolTimeout: 600_000,
    });
    try {
      const page = await browser.newPage();
      await page.goto(`${site.url}#sandbox`);
      await page.evaluate(prepareSandbox);
      const anyPage: AnyPage = {
        evaluate: (inPage, value) => page.evaluate(inPage as (given: unknown) => ReturnType<typeof inPage>, value),
      };
      const surroundings = { page: anyPage, language, server: server.address, requestCount: server.count };
      await runWell(surroundings);
      for (const attempt of attempts) {
        await test.step(attempt.name, async () => {
          expect.soft(await withstand(attempt, surroundings), attempt.name).toEqual([]);
        });
      }
      expect(server.count()).toBe(0);
    } finally {
      await browser.close();
      await Promise.all([site.close(), server.close()]);
    }
  });
}
