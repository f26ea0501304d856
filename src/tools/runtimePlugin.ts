import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { bundleScript } from './bundleScript.ts';
import { sandboxPage } from './sandboxPage.ts';

const virtualId = 'virtual:runtime';
const resolvedId = `\0${virtualId}`;
const frameEntry = fileURLToPath(new URL('../runner/frame/frame.ts', import.meta.url));

const pythonFileNames = {
  loader: 'pyodide.mjs',
  glue: 'pyodide.asm.mjs',
  wasm: 'pyodide.asm.wasm',
  library: 'python_stdlib.zip',
};

interface BuiltFile {
  readonly path: string;
  readonly content: Buffer;
  readonly fullByteLength: number;
}

/**
 * Adds to the build what the runner needs beside its own code: the sandbox page with its workers inside, and Python's
 * runtime, compressed, so that a host that compresses nothing still sends few bytes. `virtual:runtime` says where.
 */
export function runtimePlugin(): Plugin {
  const python = once(() => mapValues(pythonFileNames, pythonFile));
  const allFiles = once(() => new Map(Object.values(python()).map((file) => [`/${file.path}`, file])));
  const sandbox = once(sandboxFile);

  return {
    name: 'runtime',
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    load: async (id) => (id === resolvedId ? moduleText(python(), (await sandbox()).path) : undefined),
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const { path, content } of Object.values(python())) {
        this.emitFile({ type: 'asset', fileName: path, source: content });
      }
      const { path, page } = await sandbox();
      this.emitFile({ type: 'asset', fileName: path, source: page });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        const file = allFiles().get(path);
        if (file !== undefined) {
          response.setHeader('Content-Type', 'application/octet-stream');
          response.end(file.content);
        } else if (/^\/sandbox-\w+\.html$/.test(path)) {
          sandboxFile().then(({ page }) => {
            response.setHeader('Content-Type', 'text/html');
            response.end(page);
          }, next);
        } else {
          next();
        }
      });
    },
  };
}

/** Compressed unless that gains nothing; the name changes with the content, so it may be cached for ever. */
function pythonFile(name: string): BuiltFile {
  const full = readFileSync(pyodideFile(name));
  const compressed = gzipSync(full, { level: 9 });
  const isSmaller = compressed.length < full.length * 0.98;
  const hash = createHash('sha256').update(full).digest('hex').slice(0, 8);
  const extension = extname(name);
  const path = `runtime/${basename(name, extension)}-${hash}${extension}${isSmaller ? '.gz' : ''}`;
  return { path, content: isSmaller ? compressed : full, fullByteLength: full.length };
}

/** A page that is open while the site changes gets the sandbox that it was built with, or none. */
async function sandboxFile(): Promise<{ readonly path: string; readonly page: string }> {
  const page = sandboxPage(await bundleScript(frameEntry));
  const hash = createHash('sha256').update(page).digest('hex').slice(0, 8);
  return { path: `sandbox-${hash}.html`, page };
}

function moduleText(python: Readonly<Record<string, BuiltFile>>, sandboxPath: string): string {
  const files = mapValues(python, ({ path, content, fullByteLength }) => ({
    path,
    byteLength: content.length,
    fullByteLength,
  }));
  return [
    `export const sandboxPath = ${JSON.stringify(sandboxPath)};`,
    `export const pythonFiles = ${JSON.stringify(files)};`,
    `export const pythonLock = ${JSON.stringify(lockText())};`,
  ].join('\n');
}

/** Pyodide insists on its list of packages; ours is empty, since no package is shipped. */
function lockText(): string {
  const { info } = JSON.parse(readFileSync(pyodideFile('pyodide-lock.json'), 'utf8')) as { readonly info: unknown };
  return JSON.stringify({ info, packages: {} });
}

function pyodideFile(name: string): string {
  return createRequire(import.meta.url).resolve(`pyodide/${name}`);
}

function mapValues<Key extends string, From, To>(
  values: Readonly<Record<Key, From>>,
  change: (value: From) => To,
): Readonly<Record<Key, To>> {
  const entries = Object.entries<From>(values).map(([key, value]) => [key, change(value)] as const);
  return Object.fromEntries(entries) as Record<Key, To>;
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
