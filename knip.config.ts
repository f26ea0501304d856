import type { KnipConfig } from 'knip';

export default {
  // Those in TypeScript are loaded by name: by the prerender plugin, the bench and the commands.
  entry: [
    'index.html',
    'src/tools/{start,test,firefox,check,explore,conformance}.mjs',
    'src/tools/{explore/explore,conformance/conformance}Command.ts',
    'src/tools/languages/writeOutputs.mjs',
    'e2e/firefox/*.firefox.ts',
    'bench/{engine,explorer,explorerWorker}.ts',
    'src/tools/bundleScript.ts',
    'src/ui/offline/worker/serviceWorker.ts',
    'src/ui/shell/renderDocument.tsx',
  ],
  project: ['src/**/*.{ts,tsx,mjs,css}', 'e2e/**/*.ts', '!e2e/fixtures/**', 'bench/**/*.{ts,mjs}'],
  // Of Debian's poppler-utils; the test of the handout says so where it is missing.
  ignoreBinaries: ['pdftotext'],
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: {
    css: (text) => [...text.matchAll(/url\('(@[^']+)'\)/g)].map((match) => `import '${match[1] ?? ''}';`).join('\n'),
  },
} satisfies KnipConfig;
