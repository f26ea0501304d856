import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder, wherever a command was started. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @typedef {object} Ended
 * @property {number} code the exit code; 1 when a signal ended it
 * @property {string} output what it printed; empty when it printed straight to the terminal
 */

/**
 * Runs a program to its end. `quiet` keeps its output; otherwise it goes to the terminal as it comes. What takes longer
 * than `limitMs` is ended, and its output says so.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, env?: Readonly<Record<string, string>>, cwd?: string, limitMs?: number }} [options]
 * @returns {Promise<Ended>}
 */
export function runProgram(command, args, { quiet = false, env = {}, cwd = projectRoot, limitMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    /** @type {Buffer[]} */
    const chunks = [];
    const keep = (/** @type {Buffer} */ chunk) => chunks.push(chunk);
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const end = (/** @type {number} */ code) => {
      clearTimeout(limit);
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') });
    };
    const giveUpWaiting = () => {
      chunks.push(Buffer.from(`\nIt had not ended after ${(limitMs ?? 0) / 1_000} s.\n`));
      child.kill('SIGKILL');
      // Programs of its own may hold its output open for longer.
      end(124);
    };
    const limit = limitMs === undefined ? undefined : setTimeout(giveUpWaiting, limitMs);
    child.on('error', (error) => {
      chunks.push(Buffer.from(error.message));
      end(127);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}

/**
 * Runs a script with this Node: the same on every system, whatever is in PATH or in the folder's name.
 *
 * @param {string} script relative to the project
 * @param {readonly string[]} args
 * @param {Parameters<typeof runProgram>[2]} [options]
 */
export function runScript(script, args, options) {
  return runProgram(process.execPath, [path.join(projectRoot, script), ...args], options);
}

/**
 * @param {readonly string[]} args
 * @param {Parameters<typeof runProgram>[2]} [options]
 */
export function runNpm(args, options) {
  const npmScript = process.env['npm_execpath'];
  if (npmScript?.endsWith('.js')) return runProgram(process.execPath, [npmScript, ...args], options);
  return runProgram(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}

/**
 * Says what is wrong in one sentence and ends the program.
 *
 * @param {string} sentence
 * @returns {never}
 */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}
