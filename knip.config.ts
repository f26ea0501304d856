import type { KnipConfig } from 'knip';

export default {
  // The prerender plugin and the bench load these two by name.
  entry: ['index.html', 'src/tools/{start,test,check}.mjs', 'bench/engine.ts', 'src/ui/shell/renderDocument.tsx'],
  project: ['src/**/*.{ts,tsx,mjs,css}', 'e2e/**/*.ts', '!e2e/fixtures/**', 'bench/**/*.{ts,mjs}'],
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: {
    css: (text) => [...text.matchAll(/url\('(@[^']+)'\)/g)].map((match) => `import '${match[1] ?? ''}';`).join('\n'),
  },
} satisfies KnipConfig;
