import { copyFileSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '../src/tools/process.mjs';
import { startServer } from '../src/tools/serve.mjs';

/** What to compare with: Pyodide as its makers show it, in a worker of its own. */
const stockWorker = `import { loadPyodide } from './pyodide.mjs';
const python = await loadPyodide({ stdout: (text) => postMessage(text) });
await python.runPythonAsync('print("ready")');
`;
const stockFiles = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json'];

/** The lesson and, beside it on the same host, the stock runtime under `stock/`. */
export async function startSandboxSite() {
  const folder = path.join(projectRoot, 'node_modules/.cache/bench/sandbox');
  const dist = path.join(projectRoot, 'dist');
  const pyodide = path.dirname(createRequire(import.meta.url).resolve('pyodide/pyodide.mjs'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'stock'), { recursive: true });
  for (const name of readdirSync(dist)) symlinkSync(path.join(dist, name), path.join(folder, name));
  for (const name of stockFiles) copyFileSync(path.join(pyodide, name), path.join(folder, 'stock', name));
  writeFileSync(path.join(folder, 'stock/worker.js'), stockWorker);
  return startServer(folder);
}
