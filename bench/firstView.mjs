import { startHelloSite } from './helloSite.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */

const visitCount = 5;
const network = { offline: false, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };
const cpuSlowdown = 4;

/**
 * First visits, each with nothing in any cache, as on a phone: 9 Mbit/s, 60 ms, a processor four times slower. How many
 * milliseconds that takes is the machine's affair as much as the page's, so each visit is also measured by one of a page that
 * has next to nothing to do, made right before it.
 *
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<readonly import('./table.mjs').Measure[]>}
 */
export async function measureFirstView(browser, url) {
  const hello = await startHelloSite();
  try {
    const text = `${hello.url}text.html`;
    await visit(browser, url); // the server compresses each file once: not the visitor's time
    await visit(browser, hello.url);
    /** @type {(Visit & { textMs: number, helloMs: number })[]} */
    const visits = [];
    for (let index = 0; index < visitCount; index += 1) {
      const textMs = await paintMsOf(browser, text);
      const helloMs = (await visit(browser, hello.url)).interactiveMs;
      visits.push({ textMs, helloMs, ...(await visit(browser, url)) });
    }
    const measure = (
      /** @type {string} */ what,
      /** @type {string} */ unit,
      /** @type {number} */ target,
      /** @type {(visit: Visit & { textMs: number, helloMs: number }) => number} */ valueOf,
    ) => ({
      what: `First view: ${what}`,
      unit,
      target,
      bound: /** @type {const} */ ('atMost'),
      values: visits.map(valueOf),
    });
    return [
      measure('JavaScript before it is interactive (gzip)', 'kB', 110, ({ scriptBytes }) => scriptBytes / 1000),
      measure('first contentful paint', 'ms', 250, ({ paintMs }) => paintMs),
      // Of the machine on which the peers were measured: 192 ms for text, 350 ms for React's hello.
      measure('first contentful paint, of a page of text', '×', 250 / 192, ({ paintMs, textMs }) => paintMs / textMs),
      measure('the Stage answers to Step forward', 'ms', 700, ({ interactiveMs }) => interactiveMs),
      measure(
        'the Stage answers, of React’s hello',
        '×',
        700 / 350,
        ({ interactiveMs, helloMs }) => interactiveMs / helloMs,
      ),
    ];
  } finally {
    await hello.close();
  }
}

/** @typedef {{ paintMs: number, interactiveMs: number, scriptBytes: number }} Visit */

/**
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<Visit>}
 */
async function visit(browser, url) {
  const { context, page, devTools } = await slowPage(browser);
  // A binding, since asking the page would make it load the asker's own scripts in the middle of what is measured.
  await devTools.send('Runtime.enable');
  await devTools.send('Runtime.addBinding', { name: 'tellBench' });
  /** @type {Promise<string>} */
  const told = new Promise((resolve) => devTools.once('Runtime.bindingCalled', ({ payload }) => resolve(payload)));
  await page.addInitScript(pressUntilItAnswers);
  await page.goto(url);
  const { interactiveMs, scriptBytes } = /** @type {StageAnswer} */ (JSON.parse(await told));
  const paintMs = await firstPaintMs(page);
  await context.close();
  return { paintMs, interactiveMs, scriptBytes };
}

/**
 * @param {Browser} browser
 * @param {string} url of a page that answers to nothing
 */
async function paintMsOf(browser, url) {
  const { context, page } = await slowPage(browser);
  await page.addInitScript(pressUntilItAnswers); // as much work as in the other pages
  await page.goto(url);
  const paintMs = await firstPaintMs(page);
  await context.close();
  return paintMs;
}

/** @param {Browser} browser */
async function slowPage(browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', network);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { context, page, devTools };
}

/**
 * Also when it has not been painted yet.
 *
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<number>}
 */
function firstPaintMs(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = (/** @type {PerformanceEntryList} */ entries) => {
          const found = entries.find(({ name }) => name === 'first-contentful-paint');
          if (found) resolve(found.startTime);
        };
        new PerformanceObserver((list) => look(list.getEntries())).observe({ type: 'paint', buffered: true });
      }),
  );
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
