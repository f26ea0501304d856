import { readFileSync } from 'node:fs';

/** Every script that the document asks for by itself; the rest comes when a tab needs it. */
const html = readFileSync(new URL('dist/index.html', import.meta.url), 'utf8');
const firstScripts = [...html.matchAll(/(?:src|href)="\.\/([^"]+\.js)"/g)].map((match) => `dist/${match[1]}`);

export default [
  {
    name: 'First view of the Gist: all JavaScript before it is interactive',
    path: firstScripts,
    gzip: true,
    limit: '110 kB',
  },
];
