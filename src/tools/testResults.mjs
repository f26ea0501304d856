import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './process.mjs';

/** Where Vitest and Playwright write what they found, for the one line at the end of `npm test`. */
export const unitResultsFile = (/** @type {string} */ project) => `test-results/${project}.json`;
export const endToEndResultsFile = 'test-results/e2e.json';

/** @typedef {{ passed: number, failed: number }} TestCount */
/**
 * @typedef {object} Results the little we read of them
 * @property {number} [numPassedTests]
 * @property {number} [numFailedTests]
 * @property {{ expected?: number, unexpected?: number, flaky?: number }} [stats]
 */

/**
 * @param {string} project of Vitest
 * @param {boolean} isGood whether the run as a whole succeeded
 * @returns {TestCount}
 */
export function countUnitTests(project, isGood) {
  const results = readOnce(unitResultsFile(project));
  return atLeastOneFailed(isGood, { passed: results?.numPassedTests ?? 0, failed: results?.numFailedTests ?? 0 });
}

/**
 * @param {boolean} isGood whether the run as a whole succeeded
 * @returns {TestCount}
 */
export function countEndToEndTests(isGood) {
  const stats = readOnce(endToEndResultsFile)?.stats;
  return atLeastOneFailed(isGood, {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
  });
}

/**
 * A run can fail without a failed test: a file that cannot be loaded, results that cannot be read.
 *
 * @param {boolean} isGood
 * @param {TestCount} count
 */
function atLeastOneFailed(isGood, { passed, failed }) {
  return { passed, failed: isGood ? failed : Math.max(failed, 1) };
}

/**
 * Reads the results and removes them, so that those of an earlier run are never taken for this one's.
 *
 * @param {string} file
 * @returns {Results | undefined}
 */
function readOnce(file) {
  const place = path.join(projectRoot, file);
  try {
    return /** @type {Results} */ (JSON.parse(readFileSync(place, 'utf8')));
  } catch {
    return undefined;
  } finally {
    rmSync(place, { force: true });
  }
}
