// npm test: the checks, then the end-to-end tests against the build they made. The last line counts.
import { getBrowser } from './browser.mjs';
import { runChecks, summaryOf } from './check.mjs';
import { findFirefox } from './firefox.mjs';
import { ensureInstalled, requireNode } from './prepare.mjs';
import { giveUp, runScript } from './process.mjs';
import { countEndToEndTests } from './testResults.mjs';

requireNode();
await ensureInstalled();
const browser = await getBrowser().catch((/** @type {unknown} */ error) =>
  giveUp(error instanceof Error ? error.message : String(error)),
);

console.log('Checking …');
const checks = await runChecks();
const firefox = findFirefox();
console.log(`\nEnd-to-end tests, in ${browser} …`);
if (firefox === undefined) console.log('There is no Firefox here: what has to hold there too is not tried.');
else console.log(`What has to hold there too also in ${firefox}.`);
const isBuilt = checks.some(({ name, isGood }) => name === 'build' && isGood);
const endToEnd = isBuilt ? await runEndToEndTests(browser) : { passed: 0, failed: 1 };

console.log(`\n${summaryOf(checks).join('\n')}`);
console.log(`${endToEnd.failed === 0 ? '✓' : '✗'} e2e${isBuilt ? '' : ' (not run: there is no build)'}`);
const counts = [...checks.map(({ count }) => count), endToEnd];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/**
 * @param {string} chromium
 * @returns {Promise<import('./testResults.mjs').TestCount>}
 */
async function runEndToEndTests(chromium) {
  const { code } = await runScript('node_modules/@playwright/test/cli.js', ['test'], {
    env: { CHROMIUM: chromium, FIREFOX: firefox ?? '' },
  });
  return countEndToEndTests(code === 0);
}
