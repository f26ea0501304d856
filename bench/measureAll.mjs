import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { browserArgs, getBrowser } from '../src/tools/browser.mjs';
import { projectRoot } from '../src/tools/process.mjs';
import { startServer } from '../src/tools/serve.mjs';
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
    return [...firstView, ...stage, ...engine];
  } finally {
    await Promise.all([browser.close(), site.close(), longSite.close()]);
  }
}

/**
 * Node cannot read the engine's TypeScript: Vite turns it into a script, as it does for the page.
 *
 * @returns {Promise<readonly Measure[]>}
 */
async function measureEngine() {
  const outDir = path.join(projectRoot, 'node_modules/.cache/bench/engine');
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'warn',
    build: {
      ssr: 'bench/engine.ts',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'engine.mjs' } },
    },
  });
  /** @type {typeof import('./engine.ts')} */
  const engine = await import(pathToFileURL(path.join(outDir, 'engine.mjs')).href);
  return engine.measureEngine();
}
