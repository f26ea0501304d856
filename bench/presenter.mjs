/**
 * How far apart the two windows of a talk show a step: every step of the first stories of the running order, on and back.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<readonly import('./table.mjs').Measure[]>}
 */
export async function measurePresenter(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const hall = await context.newPage();
  await hall.goto(`${url}#gist?s=zombie-writer&step=1`);
  await hall.locator('html[data-ready]').waitFor({ state: 'attached' });
  const opening = context.waitForEvent('page');
  await hall.keyboard.press('p');
  const presenter = await opening;
  const windows = [hall, presenter];
  for (const page of windows) {
    await page.locator('.slide-stage[data-step="1"]').first().waitFor();
    await page.evaluate(noteSteps);
  }
  const values = [];
  for (let press = 0; press < 16; press += 1) {
    const key = press < 8 ? 'PageDown' : 'PageUp';
    await presenter.keyboard.press(key);
    const [inHall = 0, inPresenter = 0] = await Promise.all(windows.map((page) => page.evaluate(nextStepTime)));
    values.push(Math.abs(inHall - inPresenter));
  }
  await context.close();
  return [
    {
      what: 'Presenter and hall: how far apart they have painted a step, the worst of 16',
      unit: 'ms',
      target: 100,
      bound: 'atMost',
      values: [Math.max(...values)],
    },
    { what: 'Presenter and hall: the same, every step', unit: 'ms', target: 100, bound: 'atMost', values },
  ];
}

/** Runs in the page: from here on each step is noted when it has been painted. */
function noteSteps() {
  /** @type {number[]} */
  const times = [];
  /** @type {((time: number) => void)[]} */
  const waiting = [];
  const slide = document.querySelector('.hall .slide-stage, .presenter-slide .slide-stage');
  if (!slide) throw new Error('no slide is shown');
  new MutationObserver(() => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        const time = performance.timeOrigin + performance.now();
        const next = waiting.shift();
        if (next) next(time);
        else times.push(time);
      }),
    );
  }).observe(slide, { attributes: true, attributeFilter: ['data-step'] });
  Reflect.set(window, 'nextStep', () => {
    const known = times.shift();
    return known === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(known);
  });
}

/**
 * Runs in the page.
 *
 * @returns {Promise<number>} in ms of the machine's clock
 */
function nextStepTime() {
  const next = /** @type {() => Promise<number>} */ (Reflect.get(window, 'nextStep'));
  return next();
}
