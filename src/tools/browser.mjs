import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { runProgram, runScript } from './process.mjs';

/** The build without windows, which Playwright takes for tests too: the same engine, and half the time per test. */
const windowless = 'chromium-headless-shell';
const namesInPath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const installedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env['ProgramFiles'], process.env['ProgramFiles(x86)'], process.env['LOCALAPPDATA']].flatMap((folder) =>
    folder === undefined ? [] : [path.join(folder, 'Google/Chrome/Application/chrome.exe')],
  ),
];

const isRoot = process.getuid?.() === 0;

/** What a test browser is started with: nothing that phones home, and root must do without Chromium's own sandbox. */
export const browserArgs = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(isRoot ? ['--no-sandbox'] : []),
];

/** As `browserArgs`; these make the build without windows do what every browser with windows does. */
export const testBrowserArgs = [
  ...browserArgs,
  '--site-per-process', // a sandboxed frame has a process of its own
  '--font-render-hinting=none', // letters are as wide as the font says
  '--disable-features=WebAssemblyTrapHandler', // a WebAssembly program that leaves its memory ends, and not the page
];

/**
 * A Chromium that starts: the one named in CHROMIUM, the system's, or Playwright's own.
 *
 * @param {readonly string[]} names
 * @returns {Promise<string | undefined>} its path; rejects with a sentence when CHROMIUM names none
 */
export async function findBrowser(names = [windowless, ...namesInPath]) {
  const named = process.env['CHROMIUM'];
  if (named !== undefined && named !== '') {
    if (starts(named)) return named;
    throw new Error(`CHROMIUM is set to ${named}, but no browser starts there.`);
  }
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const inPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...inPath, ...installedPlaces, await playwrightsOwn()].find(starts);
}

/**
 * As `findBrowser`, but one as people use it: what is measured in it is what they get.
 *
 * @returns {Promise<string>} rejects with a sentence when there is none
 */
export async function getBrowserWithWindows() {
  const found = await findBrowser(namesInPath);
  if (found !== undefined) return found;
  throw new Error('To measure, Chromium or Chrome is needed: install one, or set CHROMIUM to the path of its program.');
}

/**
 * As `findBrowser`, and gets one when there is none: Playwright's, else the system's when root.
 *
 * @returns {Promise<string>} rejects with a sentence that says what to install
 */
export async function getBrowser() {
  const found = await findBrowser();
  if (found !== undefined) return found;
  console.log('No Chromium found: getting one …');
  await runScript('node_modules/@playwright/test/cli.js', ['install', 'chromium'], {
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  });
  const downloaded = await findBrowser();
  if (downloaded !== undefined) return downloaded;
  if (isRoot) {
    await runProgram('apt-get', ['update', '-qq']);
    await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = await findBrowser();
  if (installed !== undefined) return installed;
  throw new Error(
    'The end-to-end tests need Chromium or Chrome: install one, or set CHROMIUM to the path of its program.',
  );
}

/** @returns {Promise<string | undefined>} where Playwright would keep its browser, whether or not it is there */
async function playwrightsOwn() {
  try {
    const { chromium } = await import('@playwright/test');
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * @param {string | undefined} program
 * @returns {boolean} a browser that is there but lacks a library of the system does not start
 */
function starts(program) {
  if (program === undefined || !existsSync(program)) return false;
  if (process.platform === 'win32') return true; // there, asking for the version opens a window
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
