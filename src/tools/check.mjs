// npm run check [-- NAME …]: what can be checked without a browser and quickly, or the named checks.
import { pathToFileURL } from 'node:url';
import { ensureInstalled, requireNode } from './prepare.mjs';
import { giveUp, runScript } from './process.mjs';
import { countUnitTests, unitResultsFile } from './testResults.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} script
 * @property {readonly string[]} args
 * @property {boolean} [isReport] what it prints is worth reading when it is good, too
 * @property {boolean} [isThorough] too slow for every change: only on request, and with all tests
 * @property {boolean} [hasTests] it counts as its own tests, otherwise as one
 * @property {string} [after] the check whose result this one looks at; not run when that fails
 */

/** The longest first, so that two at a time end together. @type {readonly Check[]} */
const checks = [
  { name: 'lint', script: 'node_modules/eslint/bin/eslint.js', args: ['.', '--max-warnings', '0'] },
  { ...unitTests('thorough'), isThorough: true },
  unitTests('unit'),
  { name: 'conformance', script: 'src/tools/conformance.mjs', args: [], isReport: true, isThorough: true },
  { name: 'build', script: 'node_modules/vite/bin/vite.js', args: ['build', '--logLevel', 'warn'] },
  { name: 'types', script: 'node_modules/typescript/bin/tsc', args: ['-b'] },
  { name: 'format', script: 'node_modules/prettier/bin/prettier.cjs', args: ['--check', '.', '--log-level', 'warn'] },
  { name: 'unused', script: 'node_modules/knip/bin/knip.js', args: ['--no-progress'] },
  { name: 'size', script: 'node_modules/size-limit/bin.js', args: [], after: 'build' },
];
const checksAtOnce = 2;

/** Compilers make much that is soon forgotten: with more room for it a sixth of lint's time is saved. */
const nodeOptions = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=128`.trim();

/** For a check that hangs: it is ended and says how far it came. */
const longestCheckMs = 900_000;

/**
 * @typedef {object} CheckResult
 * @property {string} name
 * @property {boolean} isGood
 * @property {number} seconds
 * @property {string} output
 * @property {boolean} [isReport]
 * @property {import('./testResults.mjs').TestCount} count
 */

/**
 * @param {string} project of Vitest
 * @returns {Check}
 */
function unitTests(project) {
  const output = ['--reporter=dot', '--reporter=json', `--outputFile.json=${unitResultsFile(project)}`];
  const script = 'node_modules/vitest/vitest.mjs';
  return { name: project, script, args: ['run', '--project', project, ...output], hasTests: true };
}

/**
 * Runs the checks, two at a time, prints a line for each as it ends, and the words of those that failed.
 *
 * @param {readonly string[]} [names] all when empty
 * @returns {Promise<readonly CheckResult[]>}
 */
export async function runChecks(names = []) {
  const chosen = checks.filter(({ name }) => names.length === 0 || names.includes(name));
  /** @type {Map<string, Promise<CheckResult>>} */
  const started = new Map();
  const waiting = [...chosen];
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const before = check.after === undefined ? undefined : started.get(check.after);
      const result = before?.then((earlier) => (earlier.isGood ? undefined : notRun(check, earlier.name)));
      const running = Promise.resolve(result).then((skipped) => skipped ?? runCheck(check));
      started.set(check.name, running);
      report(await running);
    }
  };
  await Promise.all(Array.from({ length: checksAtOnce }, worker));
  return Promise.all(started.values());
}

/** @param {readonly CheckResult[]} results */
export function summaryOf(results) {
  return results.map(lineOf);
}

/** @param {CheckResult} result */
function lineOf({ name, isGood, seconds }) {
  return `${isGood ? '✓' : '✗'} ${name.padEnd(12)}${seconds.toFixed(1)} s`;
}

/**
 * @param {Check} check
 * @returns {Promise<CheckResult>}
 */
async function runCheck({ name, script, args, isReport = false, hasTests = false }) {
  const startedAtMs = performance.now();
  const { code, output } = await runScript(script, args, {
    quiet: true,
    env: { NO_COLOR: '1', NODE_OPTIONS: nodeOptions },
    limitMs: longestCheckMs,
  });
  const isGood = code === 0;
  const count = hasTests ? countUnitTests(name, isGood) : { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
  return { name, isGood, seconds: (performance.now() - startedAtMs) / 1000, output, isReport, count };
}

/**
 * @param {Check} check
 * @param {string} earlier
 * @returns {CheckResult}
 */
function notRun({ name }, earlier) {
  const output = `Not run, because ${earlier} failed.`;
  return { name, isGood: false, seconds: 0, output, count: { passed: 0, failed: 1 } };
}

/** @param {CheckResult} result */
function report(result) {
  const { name, isGood, output, isReport } = result;
  if (isGood && isReport) console.log(`\n── ${name} ${'─'.repeat(40)}\n${output.trim()}\n`);
  if (!isGood) console.log(`\n── ${name} failed ${'─'.repeat(40)}\n${output.trim()}\n`);
  console.log(lineOf(result));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  requireNode();
  await ensureInstalled();
  const names = process.argv.slice(2);
  const unknown = names.find((name) => !checks.some((check) => check.name === name));
  const known = checks.map(({ name }) => name).join(', ');
  if (unknown !== undefined) giveUp(`There is no check "${unknown}". The checks are: ${known}.`);
  const quick = checks.filter(({ isThorough = false }) => !isThorough).map(({ name }) => name);
  const results = await runChecks(names.length > 0 ? names : quick);
  console.log(summaryOf(results).join('\n'));
  process.exit(results.every(({ isGood }) => isGood) ? 0 : 1);
}
