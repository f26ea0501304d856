import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../src/tools/process.mjs';
import { startServer } from '../src/tools/serve.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */

const runCount = 3;
const scheduleCount = 300;

/**
 * How soon the databases beside the Stage are ready, on a first visit, and how long a decision takes. PostgreSQL is measured
 * against PGlite as its package comes, in a worker of the same page, the two in turn.
 *
 * @param {Browser} browser
 * @returns {Promise<readonly import('./table.mjs').Measure[]>}
 */
export async function measureDatabases(browser) {
  const site = await startServer(siteWithBarePglite());
  try {
    /** @type {number[]} */
    const sqlite = [];
    /** @type {number[]} */
    const ratios = [];
    /** @type {number[]} */
    const decisions = [];
    for (let run = 0; run < runCount; run += 1) {
      const bareMs = await onFreshPage(browser, site.url, (page) => page.evaluate(startBare));
      await onFreshPage(browser, site.url, async (page) => {
        sqlite.push(await openSqlite(page));
        decisions.push(await decide(page));
        ratios.push((await openPostgres(page)) / bareMs);
      });
    }
    return [
      {
        what: 'SQLite beside the Stage: asked for until ready',
        unit: 'ms',
        target: 150,
        bound: 'atMost',
        values: sqlite,
      },
      { what: 'SQLite: one guarded write', unit: 'ms', target: 1, bound: 'atMost', values: decisions },
      { what: 'PostgreSQL: ready, bare PGlite = 1', unit: '×', target: 1.1, bound: 'atMost', values: ratios },
    ];
  } finally {
    await site.close();
  }
}

/** The build, and beside it PGlite as it comes. */
function siteWithBarePglite() {
  const folder = path.join(projectRoot, 'node_modules/.cache/bench/databases');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(projectRoot, 'dist'), folder, { recursive: true });
  cpSync(path.join(projectRoot, 'node_modules/@electric-sql/pglite/dist'), path.join(folder, 'bare'), {
    recursive: true,
    filter: (file) => !/\.(map|gz|cjs|cts)$/.test(file),
  });
  writeFileSync(
    path.join(folder, 'bare/worker.js'),
    "const { PGlite } = await import('./index.js');\nawait PGlite.create();\npostMessage('ready');\n",
  );
  return folder;
}

/**
 * @template Value
 * @param {Browser} browser
 * @param {string} url
 * @param {(page: Page) => Promise<Value>} use
 */
async function onFreshPage(browser, url, use) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(`${url}#gist?s=zombie-writer&step=9`);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Runs in the page: PGlite in a worker of its own, with nothing of ours. */
async function startBare() {
  const start = performance.now();
  const worker = new Worker(new URL('bare/worker.js', document.baseURI), { type: 'module' });
  await new Promise((resolve, reject) => {
    worker.onmessage = resolve;
    worker.onerror = reject;
  });
  worker.terminate();
  return performance.now() - start;
}

/** @param {Page} page */
async function openSqlite(page) {
  await page.getByRole('button', { name: 'Real database', exact: true }).click();
  await page.getByRole('region', { name: 'Fence: SQL', exact: true }).waitFor();
  return readyMs(page, 'sqlite');
}

/** @param {Page} page */
async function openPostgres(page) {
  await page.getByRole('radio', { name: 'PostgreSQL' }).check();
  await page.getByRole('button', { name: /^Load PostgreSQL/ }).click();
  await page.getByText('PostgreSQL decides as').first().waitFor({ timeout: 120_000 });
  return readyMs(page, 'postgres');
}

/**
 * @param {Page} page
 * @param {string} name
 */
function readyMs(page, name) {
  return page.evaluate((wanted) => performance.getEntriesByName(wanted)[0]?.duration ?? NaN, `${name} ready`);
}

/**
 * The comparison runs hundreds of schedules through the model and the database: what one statement of it takes, model
 * and all. Three statements of each schedule are no requests.
 *
 * @param {Page} page
 */
async function decide(page) {
  const start = await page.evaluate(() => performance.now());
  await page.getByRole('button', { name: `Compare ${scheduleCount} random schedules` }).click();
  const verdict = page.getByText(/decided alike every time/);
  await verdict.waitFor({ timeout: 120_000 });
  const end = await page.evaluate(() => performance.now());
  const requestCount = Number(/([\d,]+) requests/.exec((await verdict.textContent()) ?? '')?.[1]?.replace(',', ''));
  return (end - start) / (requestCount + 3 * scheduleCount);
}
