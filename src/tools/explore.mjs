// npm run explore -- --help: looks at every interleaving of a small system.
import { ensureInstalled, requireNode } from './prepare.mjs';

requireNode();
await ensureInstalled();
const { loadTypeScript } = await import('./loadTypeScript.mjs'); // needs the packages
/** @type {unknown} */
const loaded = await loadTypeScript('src/tools/explore/exploreCommand.ts');
const { exploreCommand } = /** @type {typeof import('./explore/exploreCommand.ts')} */ (loaded);
const { status, output, complaint } = exploreCommand(process.argv.slice(2));
if (output !== '') process.stdout.write(`${output}\n`);
if (complaint !== '') process.stderr.write(`${complaint}\n`);
process.exitCode = status;
