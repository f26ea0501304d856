import { defineConfig } from '@playwright/test';
import { findBrowser, testBrowserArgs } from './src/tools/browser.mjs';
import { endToEndResultsFile } from './src/tools/testResults.mjs';

/** Set by the tools when there is a Firefox. */
const hasFirefox = (process.env['FIREFOX'] ?? '') !== '';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // The time limits are for tests that hang: a slow machine is no fault of the code.
  timeout: 180_000,
  globalTimeout: 2_700_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['line'], ['json', { outputFile: endToEndResultsFile }]],
  projects: [
    // They start Firefox themselves: Playwright knows only a Firefox of its own. First, since they take the longest.
    ...(hasFirefox ? [{ name: 'firefox', testMatch: 'firefox/*.firefox.ts' }] : []),
    { name: 'chromium', testMatch: '**/*.spec.ts' },
  ],
  use: {
    browserName: 'chromium',
    // It would keep the whole lesson, with all runtimes, in every test, and answer in place of what a test routes.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    // A trace of every test is a third of the time of all: `npx playwright test --trace on` keeps one to look into.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await findBrowser(), args: testBrowserArgs },
  },
});
