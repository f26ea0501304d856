import { medianOf } from './table.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').CDPSession} DevTools */

const cpuSlowdown = 4;
const frameBudgetMs = 16;
const runCount = 5;
const movesPerRun = 20;

/**
 * What the main thread does for one step and for one move of the slider, on a processor four times slower: the
 * scripts alone, and everything, painting included.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url a lesson whose Stage shows `eventCount` events
 * @param {number} eventCount
 * @returns {Promise<readonly import('./table.mjs').Measure[]>}
 */
export async function measureStage(browser, url, eventCount) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  await page.goto(url);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const stage = page.getByRole('region', { name: 'Stage', exact: true });
  await stage.getByRole('button', { name: 'Step forward' }).click();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' }); // other programs do not count
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await workPerMove(page, devTools, 'step'); // the browser compiles what it meets for the first time
  const idle = await workPerMove(page, devTools, 'nothing');
  const step = await workPerMove(page, devTools, 'step');
  const scrub = await workPerMove(page, devTools, 'scrub');
  await page.close();
  const measure = (
    /** @type {string} */ what,
    /** @type {readonly Work[]} */ work,
    /** @type {keyof Work} */ kind,
  ) => ({
    what: `Stage, ${eventCount} events: ${what}`,
    unit: 'ms',
    target: frameBudgetMs,
    bound: /** @type {const} */ ('atMost'),
    values: work.map((run) => Math.max(0, run[kind] - medianOf(idle.map((calm) => calm[kind])))),
  });
  return [
    measure('scripts of a step', step, 'scriptMs'),
    measure('main-thread work of a step', step, 'taskMs'),
    measure('scripts of a scrub', scrub, 'scriptMs'),
    measure('main-thread work of a scrub', scrub, 'taskMs'),
  ];
}

/**
 * @typedef {object} Work
 * @property {number} scriptMs
 * @property {number} taskMs
 */

/**
 * @param {Page} page
 * @param {DevTools} devTools
 * @param {Move} move
 * @returns {Promise<Work[]>} per run, the mean over its moves
 */
async function workPerMove(page, devTools, move) {
  const runs = [];
  for (let run = 0; run < runCount; run += 1) {
    const before = await workSoFar(devTools);
    await page.evaluate(makeMoves, { move, count: movesPerRun });
    const after = await workSoFar(devTools);
    runs.push({
      scriptMs: (after.scriptMs - before.scriptMs) / movesPerRun,
      taskMs: (after.taskMs - before.taskMs) / movesPerRun,
    });
  }
  return runs;
}

/**
 * @param {DevTools} devTools
 * @returns {Promise<Work>}
 */
async function workSoFar(devTools) {
  const { metrics } = await devTools.send('Performance.getMetrics');
  const ms = (/** @type {string} */ name) => (metrics.find((metric) => metric.name === name)?.value ?? NaN) * 1000;
  return { scriptMs: ms('ScriptDuration'), taskMs: ms('TaskDuration') };
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
