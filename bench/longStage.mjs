/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./table.mjs').Measure} Measure */

const runCount = 5;
const framesPerRun = 120;
const stepCount = 10_000;

/**
 * A long story in four worlds, on this machine as it is: frames a second while the slider is dragged from end to end,
 * and what ten thousand steps leave behind in memory.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url a lesson whose Stage shows `eventCount` events
 * @param {number} eventCount
 * @returns {Promise<readonly Measure[]>}
 */
export async function measureLongStage(browser, url, eventCount) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  await page.goto(`${url}#gist?s=late-holder&w=no-fence.fence.strict.seal`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.evaluate(drag, 30);
  const rates = [];
  for (let run = 0; run < runCount; run += 1) rates.push(await page.evaluate(drag, framesPerRun));
  const growth = await heapGrowth(page);
  await page.close();
  return [
    {
      what: `Stage, ${eventCount} events × 4 worlds: frames a second while scrubbing`,
      unit: '/s',
      target: 59,
      bound: 'atLeast',
      values: rates,
    },
    {
      what: `Stage, ${eventCount} events × 4 worlds: memory kept after ${stepCount.toLocaleString('en')} steps`,
      unit: 'kB',
      target: 500,
      bound: 'atMost',
      values: [growth],
    },
  ];
}

/**
 * @param {Page} page
 * @returns {Promise<number>} in kB
 */
async function heapGrowth(page) {
  const devTools = await page.context().newCDPSession(page);
  const used = async () => {
    for (let round = 0; round < 3; round += 1) await devTools.send('HeapProfiler.collectGarbage');
    return (await devTools.send('Runtime.getHeapUsage')).usedSize / 1000;
  };
  await page.evaluate(takeSteps, 1_000); // caches fill once
  const before = await used();
  await page.evaluate(takeSteps, stepCount);
  return (await used()) - before;
}

/**
 * Runs in the page: moves the slider a little in every frame, there and back.
 *
 * @param {number} frameCount
 * @returns {Promise<number>} frames a second
 */
async function drag(frameCount) {
  const slider = document.querySelector('[aria-label="Stage"] input[type=range]');
  if (!(slider instanceof HTMLInputElement)) throw new Error('The Stage has no slider');
  const last = Number(slider.max);
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  const start = performance.now();
  for (let index = 0; index < frameCount; index += 1) {
    const part = 1 - Math.abs((2 * index) / frameCount - 1);
    Reflect.set(HTMLInputElement.prototype, 'value', String(Math.round(last * part)), slider);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    await frame();
  }
  return (frameCount * 1000) / (performance.now() - start);
}

/**
 * Runs in the page: steps on and on, from the start again at the end, painted now and then.
 *
 * @param {number} count
 */
async function takeSteps(count) {
  const button = (/** @type {string} */ name) =>
    document.querySelector(`[aria-label="Stage"] button[aria-label="${name}"]`);
  for (let index = 0; index < count; index += 1) {
    const forward = button('Step forward');
    const next = forward?.getAttribute('aria-disabled') === 'true' ? button('Restart') : forward;
    if (next instanceof HTMLElement) next.click();
    if (index % 10 === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
