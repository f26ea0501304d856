/** @typedef {import('@playwright/test').Browser} Browser */

const visitCount = 5;
const network = { offline: false, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };
const cpuSlowdown = 4;

/**
 * First visits, each with nothing in any cache, as on a phone: 9 Mbit/s, 60 ms, a processor four times slower.
 *
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<readonly import('./table.mjs').Measure[]>}
 */
export async function measureFirstView(browser, url) {
  await visit(browser, url); // the server compresses each file once: not the visitor's time
  const visits = [];
  for (let index = 0; index < visitCount; index += 1) visits.push(await visit(browser, url));
  const bound = /** @type {const} */ ('atMost');
  return [
    {
      what: 'First view: JavaScript before it is interactive (gzip)',
      unit: 'kB',
      target: 110,
      bound,
      values: visits.map(({ scriptBytes }) => scriptBytes / 1000),
    },
    {
      what: 'First view: first contentful paint',
      unit: 'ms',
      target: 250,
      bound,
      values: visits.map(({ paintMs }) => paintMs),
    },
    {
      what: 'First view: the Stage answers to Step forward',
      unit: 'ms',
      target: 700,
      bound,
      values: visits.map(({ interactiveMs }) => interactiveMs),
    },
  ];
}

/**
 * @param {Browser} browser
 * @param {string} url
 */
async function visit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', network);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  // A binding, since asking the page would make it load the asker's own scripts in the middle of what is measured.
  await devTools.send('Runtime.enable');
  await devTools.send('Runtime.addBinding', { name: 'tellBench' });
  /** @type {Promise<string>} */
  const told = new Promise((resolve) => devTools.once('Runtime.bindingCalled', ({ payload }) => resolve(payload)));
  await page.addInitScript(pressUntilItAnswers);
  await page.goto(url);
  const { interactiveMs, scriptBytes } = /** @type {StageAnswer} */ (JSON.parse(await told));
  const paintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  );
  await context.close();
  return { paintMs, interactiveMs, scriptBytes };
}

/** @typedef {{ interactiveMs: number, scriptBytes: number }} StageAnswer */

/** Runs in the page before any of its scripts: an impatient reader, pressing until the slider moves. */
function pressUntilItAnswers() {
  /** @type {HTMLButtonElement | undefined} looked for once, so that looking takes nothing from what is measured */
  let button;
  const timer = setInterval(() => {
    const stage = document.querySelector('[aria-label="Stage"]');
    const slider = stage?.querySelector('input[type=range]');
    if (!(slider instanceof HTMLInputElement)) return;
    const named = (/** @type {Element} */ { textContent, ariaLabel }) => (ariaLabel ?? textContent).trim();
    button ??= [...(stage?.querySelectorAll('button') ?? [])].find((candidate) => named(candidate) === 'Step forward');
    if (slider.value === '0') button?.click();
    queueMicrotask(() => {
      if (slider.value !== '0') tell();
    });
  }, 8);

  function tell() {
    clearInterval(timer);
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && /\.m?js$/.test(new URL(entry.name).pathname));
    const scriptBytes = scripts.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'encodedBodySize')), 0);
    const tellBench = /** @type {(answer: string) => void} */ (Reflect.get(window, 'tellBench'));
    tellBench(JSON.stringify({ interactiveMs: performance.now(), scriptBytes }));
  }
}
