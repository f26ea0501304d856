import path from 'node:path';
import { chromium } from '@playwright/test';
import { browserArgs, getBrowser } from '../src/tools/browser.mjs';
import { loadTypeScript } from '../src/tools/loadTypeScript.mjs';
import { projectRoot } from '../src/tools/process.mjs';
import { startServer } from '../src/tools/serve.mjs';
import { measureExplorer } from './explorer.mjs';
import { measureFirstView } from './firstView.mjs';
import { buildLongLesson } from './longLesson.mjs';
import { measureStage } from './stage.mjs';

/** @typedef {import('./table.mjs').Measure} Measure */

const stageEventCount = 200;

/** @returns {Promise<readonly Measure[]>} */
export async function measureAll() {
  const engine = await measureEngine();
  const site = await startServer(path.join(projectRoot, 'dist'));
  const longSite = await startServer(await buildLongLesson(stageEventCount));
  const browser = await chromium.launch({ executablePath: await getBrowser(), args: browserArgs });
  try {
    const firstView = await measureFirstView(browser, site.url);
    const stage = await measureStage(browser, longSite.url, stageEventCount);
    const explorer = await measureExplorer(browser);
    return [...firstView, ...stage, ...engine, ...explorer];
  } finally {
    await Promise.all([browser.close(), site.close(), longSite.close()]);
  }
}

/** @returns {Promise<readonly Measure[]>} */
async function measureEngine() {
  /** @type {unknown} */
  const loaded = await loadTypeScript('bench/engine.ts');
  return /** @type {typeof import('./engine.ts')} */ (loaded).measureEngine();
}
