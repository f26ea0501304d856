import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { bundleScript } from './bundleScript.ts';
import { databaseParts } from './databaseParts.ts';
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

export interface BuiltFile {
  readonly path: string;
  readonly content: Buffer;
  readonly fullByteLength: number;
}

/**
 * Adds to the build what the runner needs beside its own code: the sandbox page with its workers inside, Python's
 * runtime and the databases, compressed, so that a host that compresses nothing still sends few bytes. `virtual:runtime`
 * says where.
 */
export function runtimePlugin(): Plugin {
  const python = once(() => mapValues(pythonFileNames, pythonFile));
  const databases = once(() => databaseParts(builtFile));
  const allFiles = once(async () => [
    ...Object.values(python()),
    ...Object.values(await databases()).flatMap((parts) => Object.values(parts)),
  ]);
  const sandbox = once(sandboxFile);

  return {
    name: 'runtime',
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    load: async (id) =>
      id === resolvedId ? moduleText(python(), await databases(), (await sandbox()).path) : undefined,
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const { path, content } of await allFiles()) {
        this.emitFile({ type: 'asset', fileName: path, source: content });
      }
      const { path, page } = await sandbox();
      this.emitFile({ type: 'asset', fileName: path, source: page });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        if (path.startsWith('/runtime/')) {
          allFiles().then((files) => {
            response.setHeader('Content-Type', 'application/octet-stream');
            response.end(files.find((file) => `/${file.path}` === path)?.content);
          }, next);
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

function pythonFile(name: string): BuiltFile {
  return builtFile(name, readFileSync(pyodideFile(name)));
}

/** Compressed unless that gains nothing; the name changes with the content, so it may be cached for ever. */
function builtFile(name: string, full: Buffer): BuiltFile {
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

type Parts = Readonly<Record<string, BuiltFile>>;

function moduleText(python: Parts, databases: Readonly<Record<string, Parts>>, sandboxPath: string): string {
  const told = (parts: Parts) =>
    mapValues(parts, ({ path, content, fullByteLength }) => ({ path, byteLength: content.length, fullByteLength }));
  return [
    `export const sandboxPath = ${JSON.stringify(sandboxPath)};`,
    `export const pythonFiles = ${JSON.stringify(told(python))};`,
    `export const databaseFiles = ${JSON.stringify(mapValues(databases, told))};`,
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
