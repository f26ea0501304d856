/** @typedef {import('@playwright/test').Page} Page */

const runs = 5;

/**
 * From the moment when all of the drawing program has arrived until both maps stand in the page: what remains is to
 * start it, to measure the labels, to lay out and to draw.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<readonly import('./table.mjs').Measure[]>}
 */
export async function measureMaps(browser, url) {
  const values = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${url}#maps`);
    await page.locator('svg.maps-drawing').nth(1).waitFor();
    values.push(await page.evaluate(msAfterMermaid));
    await page.close();
  }
  return [{ what: 'Maps: both drawn, from when Mermaid is there', unit: 'ms', target: 300, bound: 'atMost', values }];
}

/**
 * Runs in the page.
 *
 * @returns {number} in ms
 */
function msAfterMermaid() {
  const [drawn] = performance.getEntriesByName('maps-drawn').slice(-1);
  const [fetched] = performance.getEntriesByName('maps-program-there').slice(0, 1);
  if (drawn === undefined || fetched === undefined) throw new Error('The maps have not been drawn.');
  return drawn.startTime - fetched.startTime;
}
