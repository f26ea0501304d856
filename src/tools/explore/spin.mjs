import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot, runProgram } from '../process.mjs';

const folder = path.join(projectRoot, 'node_modules/.cache/spin');
const rules = /** @type {const} */ ({ none: 0, fence: 1, seal: 2 });

/** Whether SPIN and a C compiler are installed: without them there is nothing to compare with. */
export async function hasSpin() {
  const tried = await Promise.all([
    runProgram('spin', ['-V'], { quiet: true }),
    runProgram('gcc', ['--version'], { quiet: true }),
  ]);
  return tried.every(({ code }) => code === 0);
}

/**
 * @typedef {object} SpinCount
 * @property {number} stateCount
 * @property {number} transitionCount
 * @property {number} depth
 * @property {number} processorMs
 * @property {number} wallMs
 */

/**
 * Has SPIN count the states of bench/reference.pml, breadth first.
 *
 * @param {keyof typeof rules} rule
 * @param {number} clientCount
 * @param {number} writeCount
 * @returns {Promise<SpinCount>}
 */
export async function countWithSpin(rule, clientCount, writeCount) {
  const place = path.join(folder, `${rule}-${clientCount}-${writeCount}`);
  mkdirSync(place, { recursive: true });
  const sizes = [`-DRULE=${rules[rule]}`, `-DCLIENTS=${clientCount}`, `-DWRITES=${writeCount}`];
  await must('spin', ['-o2', ...sizes, '-a', path.join(projectRoot, 'bench/reference.pml')], place);
  await must('gcc', ['-O2', '-w', '-DSAFETY', '-DBFS', '-o', 'pan', 'pan.c'], place);
  // The shell says how much processor time its children took: other programs do not count.
  const output = await must('sh', ['-c', './pan -E -n -w24 && times'], place);
  const numberIn = (/** @type {RegExp} */ pattern) => Number(pattern.exec(output)?.[1] ?? NaN);
  return {
    stateCount: numberIn(/(\d+) states, stored/),
    // SPIN counts the way to the first state too.
    transitionCount: numberIn(/(\d+) transitions/) - 1,
    depth: numberIn(/depth reached (\d+)/),
    processorMs: processorMsIn(output),
    wallMs: numberIn(/elapsed time ([\d.]+) seconds/) * 1000,
  };
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} cwd
 */
async function must(program, args, cwd) {
  const { code, output } = await runProgram(program, args, { quiet: true, cwd });
  if (code !== 0) throw new Error(`${program} failed:\n${output}`);
  return output;
}

/**
 * The last line is of the children: `0m3.920s 0m0.212s`.
 *
 * @param {string} output
 */
function processorMsIn(output) {
  const times = [...(output.trim().split('\n').at(-1) ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  return times.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60_000 + Number(seconds) * 1000, 0);
}
