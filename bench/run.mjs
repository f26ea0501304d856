// npm run bench: what the lesson costs its reader, against what it may cost. Nothing here is a test.
import { ensureBuilt, ensureInstalled, requireNode } from '../src/tools/prepare.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
console.log('Measuring, for about three minutes …');
const { measureAll } = await import('./measureAll.mjs'); // needs the packages
const { tableOf } = await import('./table.mjs');
console.log(tableOf(await measureAll()));
