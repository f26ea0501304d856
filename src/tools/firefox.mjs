// npm run test:firefox: the tests that have to hold in another browser than Chromium too.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, requireNode } from './prepare.mjs';
import { giveUp, runScript } from './process.mjs';

const namesInPath = ['firefox-esr', 'firefox'];
const installedPlaces = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  ...[process.env['ProgramFiles'], process.env['ProgramFiles(x86)']].flatMap((folder) =>
    folder === undefined ? [] : [path.join(folder, 'Mozilla Firefox/firefox.exe')],
  ),
];

/** @returns {string | undefined} the Firefox named in FIREFOX, or the system's */
export function findFirefox() {
  const named = process.env['FIREFOX'];
  if (named !== undefined && named !== '') return named;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const inPath = namesInPath.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...inPath, ...installedPlaces].find((place) => existsSync(place));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  requireNode();
  await ensureInstalled();
  await ensureBuilt();
  const firefox = findFirefox();
  if (firefox === undefined) giveUp('There is no Firefox: install one, or set FIREFOX to the path of its program.');
  const args = ['test', '--project=firefox', ...process.argv.slice(2)];
  const { code } = await runScript('node_modules/@playwright/test/cli.js', args, { env: { FIREFOX: firefox } });
  process.exit(code);
}
