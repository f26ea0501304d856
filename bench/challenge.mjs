import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../src/tools/process.mjs';

const runCount = 5;
/** Until a spare Python is warm again. */
const settledMs = 4_000;
const challenge = '02-second-write';
const title = 'Let the holder write twice';
const solution = readFileSync(
  path.join(projectRoot, 'lessons/fencing-tokens/challenges', challenge, 'solution.py'),
  'utf8',
);

/**
 * How long a learner's Python storage waits for its verdict, from the press of the button, and what the page can do
 * meanwhile.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<readonly import('./table.mjs').Measure[]>}
 */
export async function measureChallenge(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${url}#sandbox`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('switch', { name: 'Plain editor' }).check();
  await page.getByRole('button', { name: title }).click();
  const group = page.getByRole('group', { name: title });
  await group.getByRole('button', { name: 'Python', exact: true }).click();
  await group.getByRole('radio').first().check();
  await group.getByRole('button', { name: 'Predict and find out' }).click();
  await group.getByRole('textbox', { name: 'Python storage editor' }).fill(solution);
  /** @type {{ verdictMs: number, longestTaskMs: number }[]} */
  const checks = [];
  for (let index = 0; index <= runCount; index += 1) {
    checks.push(await page.evaluate(check, title));
    await page.waitForTimeout(settledMs);
  }
  await context.close();
  const warm = checks.slice(1);
  const bound = /** @type {const} */ ('atMost');
  return [
    {
      what: 'A learner’s Python storage: Check to verdict, 2 clients × 2 writes, warm',
      unit: 'ms',
      target: 1_000,
      bound,
      values: warm.map(({ verdictMs }) => verdictMs),
    },
    {
      what: 'The page’s longest task meanwhile (0: none over 50 ms)',
      unit: 'ms',
      target: 50,
      bound,
      values: warm.map(({ longestTaskMs }) => longestTaskMs),
    },
  ];
}

/**
 * Runs in the page: presses Check and waits for the verdict.
 *
 * @param {string} name
 */
async function check(name) {
  let longestTaskMs = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, duration);
  });
  observer.observe({ type: 'longtask' });
  const group = [...document.querySelectorAll('[role=group]')].find((element) =>
    (element.getAttribute('aria-label') ?? '').includes(name),
  );
  const button = [...(group?.querySelectorAll('button') ?? [])].find((one) => one.textContent === 'Check my storage');
  if (!group || !button) throw new Error('There is nothing to check.');
  const startedAtMs = performance.now();
  button.click();
  const status = () => group.querySelector('.challenge-bench [role=status]')?.textContent ?? '';
  // What an earlier check found stands there until this one has begun.
  let hasBegun = false;
  while (!hasBegun || !/every interleaving|breaks/.test(status())) {
    if (/Not checked/.test(status())) throw new Error(status());
    hasBegun ||= !/every interleaving|breaks/.test(status());
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const verdictMs = performance.now() - startedAtMs;
  await new Promise((resolve) => setTimeout(resolve, 200));
  observer.disconnect();
  return { verdictMs, longestTaskMs };
}
