/** @typedef {import('@playwright/test').Page} Page */

const changesPerPreset = 5;

/**
 * From a move of a dial until the story has been run anew and painted, for every preset of What if.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<readonly import('./table.mjs').Measure[]>}
 */
export async function measureWhatIf(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  await page.goto(url);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'What if …' }).click();
  const presets = page.getByRole('list', { name: 'Presets' }).getByRole('button');
  await presets.first().click();
  const values = [];
  for (const preset of await presets.all()) {
    await preset.click();
    for (let change = 1; change <= changesPerPreset; change += 1) {
      values.push(await page.evaluate(moveDial, 10_000 + 500 * change));
    }
  }
  await page.close();
  return [
    {
      what: 'What if: a move of a dial until it is painted, all presets',
      unit: 'ms',
      target: 50,
      bound: 'atMost',
      values,
    },
  ];
}

/**
 * Runs in the page.
 *
 * @param {number} value
 * @returns {Promise<number>} in ms
 */
async function moveDial(value) {
  const dial = document.querySelector('.what-if input[type=range]');
  if (!(dial instanceof HTMLInputElement)) throw new Error('What if has no dial');
  const start = performance.now();
  Reflect.set(HTMLInputElement.prototype, 'value', String(value), dial);
  dial.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  return performance.now() - start;
}
