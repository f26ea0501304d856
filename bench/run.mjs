// npm run bench: what the lesson costs its reader, against what it may cost. Nothing here is a test.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { browserArgs, getBrowser } from '../src/tools/browser.mjs';
import { ensureBuilt, ensureInstalled, requireNode } from '../src/tools/prepare.mjs';
import { projectRoot } from '../src/tools/process.mjs';
import { startServer } from '../src/tools/serve.mjs';
import { measureFirstView } from './firstView.mjs';
import { measureStage } from './stage.mjs';
import { tableOf } from './table.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();

console.log('Measuring, about a minute …');
const engine = await measureEngine();
const site = await startServer(path.join(projectRoot, 'dist'));
const browser = await chromium.launch({ executablePath: await getBrowser(), args: browserArgs });
try {
  const firstView = await measureFirstView(browser, site.url);
  const stage = await measureStage(browser, site.url);
  console.log(tableOf([...firstView, ...stage, ...engine]));
} finally {
  await browser.close();
  await site.close();
}

/** Node cannot read the engine's TypeScript: Vite turns it into a script, as it does for the page. */
async function measureEngine() {
  const outDir = path.join(projectRoot, 'node_modules/.cache/bench');
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'warn',
    build: {
      ssr: 'bench/engine.ts',
      outDir,
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: 'engine.mjs' } },
    },
  });
  /** @type {typeof import('./engine.ts')} */
  const { measureEngine: measure } = await import(pathToFileURL(path.join(outDir, 'engine.mjs')).href);
  return measure();
}
