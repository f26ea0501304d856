import path from 'node:path';
import { chromium } from '@playwright/test';
import { browserArgs, getBrowserWithWindows } from '../src/tools/browser.mjs';
import { loadTypeScript } from '../src/tools/loadTypeScript.mjs';
import { projectRoot } from '../src/tools/process.mjs';
import { startServer } from '../src/tools/serve.mjs';
import { measureChallenge } from './challenge.mjs';
import { measureDatabases } from './database.mjs';
import { measureExplorer } from './explorer.mjs';
import { measureFirstView } from './firstView.mjs';
import { buildLongLesson } from './longLesson.mjs';
import { measureLongStage } from './longStage.mjs';
import { measurePresenter } from './presenter.mjs';
import { measureMaps } from './maps.mjs';
import { measureSandbox } from './sandbox.mjs';
import { measureQa } from './qa.mjs';
import { measureStage } from './stage.mjs';
import { measureWhatIf } from './whatIf.mjs';

/** @typedef {import('./table.mjs').Measure} Measure */

const stageEventCount = 200;
const longEventCount = 1_000;

/** @returns {Promise<readonly Measure[]>} */
export async function measureAll() {
  const engine = await measureEngine();
  const site = await startServer(path.join(projectRoot, 'dist'));
  const longSite = await startServer(await buildLongLesson(stageEventCount));
  const longestSite = await startServer(await buildLongLesson(longEventCount));
  const browser = await chromium.launch({ executablePath: await getBrowserWithWindows(), args: browserArgs });
  try {
    const firstView = await measureFirstView(browser, site.url);
    const stage = await measureStage(browser, longSite.url, stageEventCount);
    const longStage = await measureLongStage(browser, longestSite.url, longEventCount);
    const whatIf = await measureWhatIf(browser, site.url);
    const qa = await measureQa(browser, site.url);
    const presenter = await measurePresenter(browser, site.url);
    const databases = await measureDatabases(browser);
    const maps = await measureMaps(browser, site.url);
    const sandbox = await measureSandbox(browser);
    const challenge = await measureChallenge(browser, site.url);
    const explorer = await measureExplorer(browser);
    const views = [...firstView, ...stage, ...longStage, ...whatIf, ...maps, ...qa, ...presenter];
    return [...views, ...sandbox, ...challenge, ...databases, ...engine, ...explorer];
  } finally {
    await Promise.all([browser.close(), site.close(), longSite.close(), longestSite.close()]);
  }
}

/** @returns {Promise<readonly Measure[]>} */
async function measureEngine() {
  /** @type {unknown} */
  const loaded = await loadTypeScript('bench/engine.ts');
  return /** @type {typeof import('./engine.ts')} */ (loaded).measureEngine();
}
