import { loadTypeScript } from '../src/tools/loadTypeScript.mjs';
import { countWithSpin, hasSpin } from '../src/tools/explore/spin.mjs';
import { medianOf } from './table.mjs';

/** @typedef {import('./table.mjs').Measure} Measure */
/** @typedef {import('./explorer.ts').Sample} Sample */

const runCount = 3;
const whole = /** @type {const} */ ([4, 3, 5_000_000]);
const sizes = [1_000_000, 3_000_000, 10_000_000];

/**
 * How fast the explorer goes through the reference model (4 clients, 3 increments, rule seal: 3.3 million states), in Node
 * and in a worker, and how fast SPIN does, breadth first, in the same run.
 *
 * @param {import('@playwright/test').Browser} browser
 * @returns {Promise<readonly Measure[]>}
 */
export async function measureExplorer(browser) {
  const { takeSample } = /** @type {typeof import('./explorer.ts')} */ (await loadTypeScript('bench/explorer.ts'));
  const inNode = (/** @type {readonly [number, number, number]} */ asked) => takeSample(...asked, nodeGauges);
  const inWorker = await startWorker(browser);
  const isComparable = await hasSpin();
  if (!isComparable) console.log('SPIN or gcc is not installed: the explorer is measured and compared with nothing.');
  inNode([4, 3, 1_000_000]); // warm-up
  await inWorker([4, 3, 1_000_000]);
  const runs = [];
  for (let run = 0; run < runCount; run += 1) {
    const spin = isComparable ? await countWithSpin('seal', 4, 3) : undefined;
    runs.push({ node: inNode(whole), worker: await inWorker(whole), spin });
  }
  const growth = sizes.map((size) => rateOf(inNode([4, 4, size])));
  const bound = /** @type {const} */ ('atLeast');
  // A worker knows no processor time: there, SPIN is taken by the clock on the wall too.
  const spinWallRate = medianOf(runs.flatMap(({ spin }) => (spin ? [(spin.stateCount / spin.wallMs) * 1000] : [])));
  const spinRates = runs.flatMap(({ spin }) => (spin ? [(spin.stateCount / spin.processorMs) * 1000] : []));
  const spinRate = isComparable ? medianOf(spinRates) : NaN;
  return [
    {
      what: 'Explorer: states of the reference model in Node',
      unit: 'states/s',
      target: isComparable ? 1.2 * spinRate : 1_000_000,
      bound,
      values: runs.map(({ node }) => rateOf(node)),
    },
    {
      what: 'Explorer: the same in a Chromium worker',
      unit: 'states/s',
      target: isComparable ? 0.9 * spinWallRate : 750_000,
      bound,
      values: runs.map(({ worker }) => rateOf(worker)),
    },
    ...(isComparable
      ? [{ what: 'SPIN, breadth first: the same', unit: 'states/s', target: spinRate, bound, values: spinRates }]
      : []),
    {
      what: 'Explorer: memory a state in Node, all included',
      unit: 'bytes',
      target: 56,
      bound: 'atMost',
      values: runs.map(({ node }) => node.bytes / node.stateCount),
    },
    {
      what: `Explorer: rate at 10 million states, of that at 1 million`,
      unit: '%',
      target: 80,
      bound,
      values: [((growth.at(-1) ?? NaN) / (growth[0] ?? NaN)) * 100],
    },
  ];
}

const nodeGauges = {
  nowMs: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  bytesInUse: () => {
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  },
};

/** @param {Sample} sample */
function rateOf({ stateCount, elapsedMs }) {
  return (stateCount / elapsedMs) * 1000;
}

/**
 * A worker of an empty page, where a sample can be asked for.
 *
 * @param {import('@playwright/test').Browser} browser
 */
async function startWorker(browser) {
  /** @type {unknown} */
  const loaded = await loadTypeScript('src/tools/bundleScript.ts');
  const { bundleScript } = /** @type {typeof import('../src/tools/bundleScript.ts')} */ (loaded);
  const script = await bundleScript('bench/explorerWorker.ts');
  const page = await browser.newPage();
  await page.evaluate((text) => {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
    Reflect.set(window, 'explorerWorker', new Worker(url));
  }, script);
  return (/** @type {readonly [number, number, number]} */ asked) =>
    page.evaluate(
      (sizes) =>
        new Promise((/** @type {(sample: Sample) => void} */ resolve) => {
          /** @type {Worker} */
          const worker = Reflect.get(window, 'explorerWorker');
          const answer = (/** @type {MessageEvent<Sample>} */ { data }) => resolve(data);
          worker.addEventListener('message', answer, { once: true });
          worker.postMessage(sizes);
        }),
      asked,
    );
}
