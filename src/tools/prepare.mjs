import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { giveUp, projectRoot, runNpm, runScript } from './process.mjs';

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean }> }} LockFile */

const leastNode = [20, 19];
const sourcesOfBuild = ['src', 'lessons', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** Whether this is a copy to be served and not to be built: it has the build, and no packages at all. */
export function isBuiltOnly() {
  const has = (/** @type {string} */ place) => existsSync(path.join(projectRoot, place));
  return has('dist/index.html') && !has('node_modules');
}

/** Ends the program with a sentence when this Node is too old for the tools. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = leastNode;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  giveUp(`This needs Node ${leastNode.join('.')} or newer; here is ${process.versions.node}. See https://nodejs.org`);
}

/** Installs the packages of package-lock.json unless they are there. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages (npm ci) …');
  const { code } = await runNpm(['ci', '--no-audit', '--no-fund']);
  if (code !== 0) giveUp('The packages could not be installed: npm ci failed, its own words are above.');
}

/** Builds dist/ unless it is there and newer than everything it is made of. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  console.log('Building …');
  const { code } = await runScript('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'warn']);
  if (code !== 0) giveUp('The lesson could not be built: the reason is above.');
}

/** npm keeps a copy of the lock file for what it really installed; optional packages may be left out of it. */
function isInstalled() {
  const wanted = packagesIn('package-lock.json');
  const installed = packagesIn('node_modules/.package-lock.json');
  if (installed === undefined || wanted === undefined) return false;
  return Object.entries(wanted).every(([name, { version, optional }]) => {
    if (name === '') return true;
    const found = installed[name];
    return found === undefined ? optional === true : found.version === version;
  });
}

/**
 * @param {string} lockFile
 * @returns {LockFile['packages'] | undefined}
 */
function packagesIn(lockFile) {
  try {
    const text = readFileSync(path.join(projectRoot, lockFile), 'utf8');
    return /** @type {LockFile} */ (JSON.parse(text)).packages;
  } catch {
    return undefined;
  }
}

function isBuilt() {
  const page = path.join(projectRoot, 'dist/index.html');
  if (!existsSync(page)) return false;
  const builtAtMs = statSync(page).mtimeMs;
  return sourcesOfBuild.every((source) => lastChangeMs(path.join(projectRoot, source)) < builtAtMs);
}

/**
 * The last change in a file or anywhere in a folder. A folder changes when a file in it is added or removed.
 *
 * @param {string} place
 * @returns {number}
 */
function lastChangeMs(place) {
  const status = statSync(place, { throwIfNoEntry: false });
  if (status === undefined) return 0;
  if (!status.isDirectory()) return status.mtimeMs;
  return Math.max(status.mtimeMs, ...readdirSync(place).map((name) => lastChangeMs(path.join(place, name))));
}
