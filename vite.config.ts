import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawingProgramPlugin } from './src/tools/drawingProgramPlugin.ts';
import { eagerScriptsPlugin } from './src/tools/eagerScriptsPlugin.ts';
import { lessonPlugin } from './src/tools/lessonPlugin.ts';
import { monacoPlugin } from './src/tools/monacoPlugin.ts';
import { offlinePlugin } from './src/tools/offlinePlugin.ts';
import { prerenderPlugin } from './src/tools/prerenderPlugin.ts';
import { runtimePlugin } from './src/tools/runtimePlugin.ts';
import { typescriptLibraryPlugin } from './src/tools/typescriptLibraryPlugin.ts';

export default defineConfig({
  // Every address is relative, so that the built folder works under any path of any static host.
  base: './',
  plugins: [
    react(),
    lessonPlugin(),
    runtimePlugin(),
    monacoPlugin(),
    drawingProgramPlugin(),
    prerenderPlugin(),
    eagerScriptsPlugin(),
    offlinePlugin(),
  ],
  worker: { plugins: () => [typescriptLibraryPlugin()] },
  build: {
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What the first view needs comes in one piece: it compresses better than scraps that later parts share.
      output: {
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] },
        // It lists the names of all later parts, of which nothing compresses less than their hashes.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
});
