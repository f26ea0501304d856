// npm start [-- --port N]: installs and builds if needed, then serves the production build on loopback. A copy that has
// the build and no packages, as on a stick, is served as it is: that needs no network.
import path from 'node:path';
import { ensureBuilt, ensureInstalled, isBuiltOnly, requireNode } from './prepare.mjs';
import { giveUp, projectRoot } from './process.mjs';
import { startServer } from './serve.mjs';

const defaultPort = 4173;
const usage = 'Usage: npm start -- --port N, where N is a port from 1 to 65535 (or 0 for any free one).';

requireNode();
const chosenPort = portOf(process.argv.slice(2), process.env['npm_config_port']);
if (isBuiltOnly()) {
  console.log('Serving dist/ as it is: without packages (npm ci) it cannot be built anew.');
} else {
  await ensureInstalled();
  await ensureBuilt();
}
const site = await open(chosenPort);
console.log(`The lesson is at ${site.url} (Ctrl-C ends it)`);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void site.close().then(() => process.exit(0)));

/**
 * @param {readonly string[]} args
 * @param {string | undefined} eatenByNpm `npm start --port N`, without `--`, arrives as a setting of npm
 * @returns {number | undefined} nothing when no port was asked for
 */
function portOf(args, eatenByNpm) {
  const words = args.flatMap((arg) => arg.split('='));
  if (words.length === 0 && eatenByNpm === undefined) return undefined;
  if (words[0] === '--port') words.shift();
  const text = words.length === 0 ? eatenByNpm : words.length === 1 ? words[0] : undefined;
  const isPort = text !== undefined && /^\d{1,5}$/.test(text) && Number(text) <= 65535;
  return isPort ? Number(text) : giveUp(`Cannot serve on port "${words.join(' ')}". ${usage}`);
}

/**
 * The port that was asked for or none; without a wish the default, or any free one when that is taken.
 *
 * @param {number | undefined} port
 * @returns {Promise<import('./serve.mjs').Site>}
 */
async function open(port) {
  const folder = path.join(projectRoot, 'dist');
  try {
    return await startServer(folder, { port: port ?? defaultPort });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (port === undefined && code === 'EADDRINUSE') return startServer(folder);
    const reason =
      code === 'EADDRINUSE' ? 'another program uses it' : code === 'EACCES' ? 'the system forbids it' : String(error);
    return giveUp(`Cannot serve on port ${port ?? defaultPort}: ${reason}. ${usage}`);
  }
}
