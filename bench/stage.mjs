import { medianOf } from './table.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').CDPSession} DevTools */

const cpuSlowdown = 4;
const frameBudgetMs = 16;
const runCount = 5;
const movesPerRun = 20;

/**
 * What the main thread does for one step and for one move of the slider, painting included, on a processor four
 * times slower.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url a lesson whose Stage shows `eventCount` events
 * @param {number} eventCount
 * @returns {Promise<readonly import('./table.mjs').Measure[]>}
 */
export async function measureStage(browser, url, eventCount) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(url);
  const stage = page.getByRole('region', { name: 'Stage', exact: true });
  await stage.getByRole('button', { name: 'Step forward' }).click();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' }); // other programs do not count
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const idleMs = medianOf(await workPerMove(page, devTools, 'nothing'));
  const stepsMs = await workPerMove(page, devTools, 'step');
  const scrubsMs = await workPerMove(page, devTools, 'scrub');
  await page.close();
  const measure = (/** @type {string} */ what, /** @type {readonly number[]} */ values) => ({
    what,
    unit: 'ms',
    target: frameBudgetMs,
    bound: /** @type {const} */ ('atMost'),
    values: values.map((value) => Math.max(0, value - idleMs)),
  });
  return [
    measure(`Stage, ${eventCount} events: main-thread work of a step`, stepsMs),
    measure(`Stage, ${eventCount} events: main-thread work of a scrub`, scrubsMs),
  ];
}

/**
 * @param {Page} page
 * @param {DevTools} devTools
 * @param {Move} move
 * @returns {Promise<number[]>} per run, the mean over its moves in ms
 */
async function workPerMove(page, devTools, move) {
  const values = [];
  for (let run = 0; run < runCount; run += 1) {
    const before = await taskMs(devTools);
    await page.evaluate(makeMoves, { move, count: movesPerRun });
    values.push(((await taskMs(devTools)) - before) / movesPerRun);
  }
  return values;
}

/** @param {DevTools} devTools */
async function taskMs(devTools) {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}

/** @typedef {'nothing' | 'step' | 'scrub'} Move */

/**
 * Runs in the page: moves forth and back around the middle of the slider, each painted before the next.
 *
 * @param {{ move: Move, count: number }} moves
 */
async function makeMoves({ move, count }) {
  const stage = document.querySelector('[aria-label="Stage"], #stage') ?? document;
  const slider = stage.querySelector('input[type=range]');
  if (!(slider instanceof HTMLInputElement)) throw new Error('The Stage has no slider');
  const last = Number(slider.max);
  const button = (/** @type {string} */ name) =>
    [...stage.querySelectorAll('button')].find(
      ({ textContent, ariaLabel }) => (ariaLabel ?? textContent).trim() === name,
    );
  // React listens for `input`, and only believes a value that was set past its own bookkeeping.
  const scrubTo = (/** @type {number} */ value) => {
    Reflect.set(HTMLInputElement.prototype, 'value', String(value), slider);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const painted = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0))));
  scrubTo(Math.floor(last / 2));
  await painted();
  for (let index = 0; index < count; index += 1) {
    if (move === 'step') button(index % 2 === 0 ? 'Step forward' : 'Step back')?.click();
    if (move === 'scrub') scrubTo(Math.floor((last * (index % 5)) / 4));
    await painted();
  }
}
