import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { projectRoot } from './process.mjs';

/**
 * Node 20 cannot read TypeScript: Vite turns a module and all it imports into a script, as it does for the page.
 *
 * @param {string} entry relative to the project
 * @returns {Promise<unknown>} the module
 */
export async function loadTypeScript(entry) {
  const name = path.basename(entry, '.ts');
  const outDir = path.join(projectRoot, 'node_modules/.cache/scripts', name);
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'warn',
    build: { ssr: entry, outDir, emptyOutDir: true, rolldownOptions: { output: { entryFileNames: `${name}.mjs` } } },
  });
  return import(pathToFileURL(path.join(outDir, `${name}.mjs`)).href);
}
