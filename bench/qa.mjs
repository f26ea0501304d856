const visitCount = 5;
const cardCount = 30;

/**
 * How soon the Q&A tab answers once it is opened, and whether practising thirty cards ever keeps the page from doing
 * anything else.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<readonly import('./table.mjs').Measure[]>}
 */
export async function measureQa(browser, url) {
  const visits = [];
  for (let index = 0; index < visitCount; index += 1) visits.push(await visit(browser, url));
  const bound = /** @type {const} */ ('atMost');
  return [
    {
      what: 'Q&A: from opening the tab until a question answers',
      unit: 'ms',
      target: 100,
      bound,
      values: visits.map(({ openedMs }) => openedMs),
    },
    {
      what: `Q&A: longest task while ${cardCount} cards are practised (0: none over 50 ms)`,
      unit: 'ms',
      target: 50,
      bound,
      values: visits.map(({ longestTaskMs }) => longestTaskMs),
    },
  ];
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function visit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  // A reader looks at the first part before opening another; its code comes meanwhile.
  await page.locator('#way:not([hidden])').waitFor({ state: 'attached' });
  const openedMs = await page.evaluate(openTab);
  await page.getByRole('button', { name: /^Practise \d+ cards$/ }).click();
  await page.locator('#card-question').waitFor();
  const longestTaskMs = await page.evaluate(practise, cardCount);
  await context.close();
  return { openedMs, longestTaskMs };
}

/** Runs in the page: opens the tab and presses the first button until it answers. */
async function openTab() {
  const startedAtMs = performance.now();
  const tab = document.getElementById('tab-qa');
  tab?.click();
  for (;;) {
    const button = document.querySelector('#qa .qa-question > button');
    if (button instanceof HTMLElement) {
      button.click();
      await Promise.resolve();
      if (button.getAttribute('aria-expanded') === 'true') return performance.now() - startedAtMs;
    }
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

/**
 * Runs in the page: shows and grades card after card, each painted before the next.
 *
 * @param {number} count
 */
async function practise(count) {
  let longestMs = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestMs = Math.max(longestMs, duration);
  });
  observer.observe({ type: 'longtask' });
  const painted = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0))));
  const press = (/** @type {string} */ key) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));
  for (let index = 0; index < count; index += 1) {
    press(' ');
    await painted();
    press('3');
    await painted();
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();
  return longestMs;
}
