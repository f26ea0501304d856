import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { KeptFile } from '../ui/offline/keptFile.ts';
import { partOf } from './partOf.ts';

/** Beyond any file of ours: a limit would leave out, without a word, just what is worth keeping. */
const largestFileBytes = 1e9;

/** The service worker, with the list of all files of the build in it. The page registers it when it has time. */
export function offlinePlugin(): Plugin[] {
  let outDir: string;
  const remember: Plugin = {
    name: 'offline',
    configResolved: ({ root, build }) => {
      outDir = path.resolve(root, build.outDir);
    },
  };
  return [
    remember,
    ...VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/ui/offline/worker',
      filename: 'serviceWorker.ts',
      injectRegister: false,
      manifest: false,
      integration: {
        configureCustomSWViteBuild: (options) => {
          options.logLevel = 'warn';
        },
      },
      injectManifest: {
        globPatterns: ['**/*'],
        maximumFileSizeToCacheInBytes: largestFileBytes,
        rollupFormat: 'iife',
        manifestTransforms: [
          (entries) => ({
            manifest: entries.map(({ url, size }) => ({ ...keptFile(outDir, url, size), revision: null, size })),
          }),
        ],
      },
    }),
  ];
}

function keptFile(outDir: string, url: string, bytes: number): KeptFile {
  const content = readFileSync(path.join(outDir, url));
  // A host may say of a compressed file that only its transfer is compressed; then the browser keeps what is in it.
  const contents = url.endsWith('.gz') ? [content, gunzipSync(content)] : [content];
  return { url, bytes, sums: contents.map(sumOf), part: partOf(url) };
}

/** As in the page: the first eight bytes, which is enough against mistakes. */
function sumOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
