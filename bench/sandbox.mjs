import { statSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../src/tools/process.mjs';
import { countFrames, hasSnapshot, openAndRun, timeRun, timeStock, timeStop } from './inSandbox.mjs';
import { startSandboxSite } from './sandboxSite.mjs';
import { medianOf } from './table.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./inSandbox.mjs').LanguageName} LanguageName */

const visitCount = 5;
const stopCount = 3;
const manyRuns = 200;
const firstRuns = 10;
const settledMs = 1_000;
const settings = JSON.stringify({ timeLimitS: 60, codeSizeRem: 0.875, isPlain: true });

/** The kinds of program that listen to nothing. @type {readonly (readonly [LanguageName, string])[]} */
const deaf = [
  ['Python', 'print("x", flush=True)\nwhile True:\n    try:\n        while True: pass\n    except BaseException: pass'],
  ['Python', 'import time\nprint("x", flush=True)\ntime.sleep(600)'],
  ['Python', 'import re\nprint("x", flush=True)\nre.match(r"(a+)+$", "a" * 60 + "b")'],
  ['TypeScript', 'console.log("x"); while (true) {}'],
  ['TypeScript', 'console.log("x"); const f = (): void => void Promise.resolve().then(f); f();'],
  ['TypeScript', 'console.log("x"); /^(a+)+$/.test("a".repeat(60) + "b");'],
];

/** @type {readonly (readonly [LanguageName, string])[]} */
const floods = [
  ['Python', 'while True: print("x" * 50)'],
  ['TypeScript', 'for (;;) console.log("x".repeat(50));'],
];

/**
 * The Sandbox against the stock runtime on the same page of the same host: ratios of one run, whatever the machine.
 *
 * @param {Browser} browser
 * @returns {Promise<readonly import('./table.mjs').Measure[]>}
 */
export async function measureSandbox(browser) {
  const site = await startSandboxSite();
  try {
    const visits = [];
    for (let index = 0; index < visitCount; index += 1) visits.push(await measureVisits(browser, site.url));
    const atHome = await inNewContext(browser, (context) => measureRuns(context, site.url));
    const heapRatio = await inNewContext(browser, (context) => measureMemory(context, site.url));
    const most = (
      /** @type {string} */ what,
      /** @type {string} */ unit,
      /** @type {number} */ target,
      /** @type {number[]} */ values,
    ) => ({
      what: `Sandbox: ${what}`,
      unit,
      target,
      bound: /** @type {const} */ ('atMost'),
      values,
    });
    return [
      most(
        'Python, first visit, of the stock worker',
        '×',
        1.15,
        visits.map(({ first }) => first),
      ),
      most(
        'Python, second visit, of the stock worker',
        '×',
        0.4,
        visits.map(({ second }) => second),
      ),
      most(
        'Python, ready again after Stop, of the stock worker',
        '×',
        0.15,
        visits.map(({ afterStop }) => afterStop),
      ),
      most('Python, one more Run, to its end', 'ms', 20, atHome.pythonMs),
      most(
        'Python, bytes of the first run, uncompressed host',
        'MB',
        7,
        visits.map(({ bytes }) => bytes / 1e6),
      ),
      most('TypeScript, Run to first output', 'ms', 100, atHome.typescriptMs),
      most(
        'TypeScript, opening to first output, files cached',
        'ms',
        500,
        visits.map(({ typescriptMs }) => typescriptMs),
      ),
      most('Stop to stopped, programs that listen to nothing', 'ms', 300, atHome.stopMs),
      { ...most('frames a second while a program floods', '', 59, atHome.frames), bound: 'atLeast' },
      most(`memory after ${manyRuns} runs, of that after ${firstRuns}`, '×', 1.1, [heapRatio]),
    ];
  } finally {
    await site.close();
  }
}

/**
 * @template Result
 * @param {Browser} browser
 * @param {(context: BrowserContext) => Promise<Result>} use
 */
async function inNewContext(browser, use) {
  const context = await browser.newContext();
  await context.addInitScript((text) => {
    // The workers' frame has no storage, and wants none.
    if (window === window.top) localStorage.setItem('distributed-locks/sandbox/settings', text);
  }, settings);
  try {
    return await use(context);
  } finally {
    await context.close();
  }
}

/**
 * @param {BrowserContext} context
 * @param {string} url
 */
async function openLesson(context, url) {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.waitForTimeout(settledMs); // what the first view does when it is idle is not the Sandbox's
  return page;
}

/**
 * @param {Browser} browser
 * @param {string} url
 */
async function measureVisits(browser, url) {
  const stock = await inNewContext(browser, async (context) => {
    const firstMs = await (await openLesson(context, url)).evaluate(timeStock);
    const laterMs = await (await openLesson(context, url)).evaluate(timeStock);
    return { firstMs, laterMs };
  });
  return inNewContext(browser, async (context) => {
    const first = await openLesson(context, url);
    const bytes = countBytes(first);
    const firstMs = await first.evaluate(openAndRun, /** @type {const} */ ('Python'));
    const byteCount = bytes();
    await waitForSnapshot(first);
    await first.close();
    const second = await openLesson(context, url);
    const secondMs = await second.evaluate(openAndRun, /** @type {const} */ ('Python'));
    const afterStopMs = await timeAfterStop(second);
    await second.close();
    const third = await openLesson(context, url);
    await third.evaluate(openAndRun, /** @type {const} */ ('TypeScript'));
    await third.close();
    const fourth = await openLesson(context, url);
    const typescriptMs = await fourth.evaluate(openAndRun, /** @type {const} */ ('TypeScript'));
    return {
      first: firstMs / stock.firstMs,
      second: secondMs / stock.laterMs,
      afterStop: afterStopMs / stock.laterMs,
      typescriptMs,
      bytes: byteCount,
    };
  });
}

/**
 * Asked again and again from here: Playwright's own waiting takes the promise of an answer for a yes.
 *
 * @param {Page} page
 */
async function waitForSnapshot(page) {
  while (!(await page.evaluate(hasSnapshot))) await page.waitForTimeout(200);
}

/**
 * A run that is stopped at once, before there is a spare again; then how long the next one takes. The median of a few: the first
 * comes while the page is still busy with what it keeps for later.
 *
 * @param {Page} page
 */
async function timeAfterStop(page) {
  const valuesMs = [];
  for (let index = 0; index < stopCount; index += 1) {
    await page.waitForTimeout(settledMs);
    await run(page, 'Python', deaf[1]?.[1] ?? '', 'output');
    await stop(page, 'Python');
    valuesMs.push(await run(page, 'Python', 'print("again")', 'output'));
  }
  return medianOf(valuesMs);
}

/**
 * The sizes of the files that a Python run has asked for, as they lie on the host.
 *
 * @param {Page} page
 * @returns {() => number}
 */
function countBytes(page) {
  /** @type {Set<string>} */
  const asked = new Set();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  // The rest of the page comes by itself while it is idle, and is no part of a Python run.
  return () =>
    [...asked]
      .filter((name) => /\/(runtime\/py|opaque\/sandbox|assets\/(runner|SandboxTab)-)/.test(name))
      .map((name) => statSync(path.join(projectRoot, 'dist', name), { throwIfNoEntry: false })?.size ?? 0)
      .reduce((sum, size) => sum + size, 0);
}

/**
 * @param {BrowserContext} context
 * @param {string} url
 */
async function measureRuns(context, url) {
  const page = await openLesson(context, url);
  await page.evaluate(openAndRun, /** @type {const} */ ('Python'));
  await run(page, 'TypeScript', 'console.log(1)', 'end');
  await waitForSnapshot(page);
  const pythonMs = await repeat(page, 'Python', 'print(41)', 'end');
  const typescriptMs = await repeat(page, 'TypeScript', 'console.log(41);', 'output');
  const stopMs = [];
  for (const [language, code] of deaf) {
    await run(page, language, code, 'output');
    stopMs.push(await stop(page, language));
  }
  const frames = [];
  for (const [language, code] of floods) {
    await run(page, language, code, 'output');
    frames.push(await page.evaluate(countFrames));
    await stop(page, language);
  }
  return { pythonMs, typescriptMs, stopMs, frames };
}

/**
 * @param {Page} page
 * @param {LanguageName} language
 * @param {string} code
 * @param {'output' | 'end'} until
 */
function run(page, language, code, until) {
  return page.evaluate(timeRun, /** @type {import('./inSandbox.mjs').TimedRun} */ ({ language, code, until }));
}

/**
 * @param {Page} page
 * @param {LanguageName} language
 */
function stop(page, language) {
  return page.evaluate(timeStop, /** @type {LanguageName} */ (language));
}

/**
 * With a spare worker that has had the time to start.
 *
 * @param {Page} page
 * @param {LanguageName} language
 * @param {string} code
 * @param {'output' | 'end'} until
 */
async function repeat(page, language, code, until) {
  const valuesMs = [];
  for (let index = 0; index < visitCount; index += 1) {
    await page.waitForTimeout(settledMs);
    valuesMs.push(await run(page, language, code, until));
  }
  return valuesMs;
}

/**
 * @param {BrowserContext} context
 * @param {string} url
 */
async function measureMemory(context, url) {
  const page = await openLesson(context, url);
  const devTools = await context.newCDPSession(page);
  const usedBytes = async () => {
    await devTools.send('HeapProfiler.collectGarbage');
    return (await devTools.send('Runtime.getHeapUsage')).usedSize;
  };
  await page.evaluate(openAndRun, /** @type {const} */ ('TypeScript'));
  const runUpTo = async (/** @type {number} */ from, /** @type {number} */ to) => {
    for (let index = from; index < to; index += 1) {
      const code = `console.log(${index}, Array.from({ length: 1000 }, (_, i) => i));`;
      await run(page, 'TypeScript', code, 'end');
    }
    await page.waitForTimeout(settledMs);
  };
  await runUpTo(0, firstRuns);
  const before = await usedBytes();
  await runUpTo(firstRuns, manyRuns);
  return (await usedBytes()) / before;
}
