import { execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../process.mjs';

/** @typedef {'python' | 'typescript'} Language */
/** @typedef {{ readonly name: string, readonly text: string }} Entry a name and a program, or what it prints */

const heading = /^=== (.*)\n/m;
const programsAtOnce = 2;

/**
 * A file of named texts, each under a line `=== name`.
 *
 * @param {string} text
 * @returns {readonly Entry[]}
 */
function parseEntries(text) {
  const [, ...parts] = text.split(heading);
  return parts.flatMap((name, index) => (index % 2 === 0 ? [{ name, text: parts[index + 1] ?? '' }] : []));
}

/** @param {readonly Entry[]} entries */
export function entriesText(entries) {
  return entries
    .map(({ name, text }) => `=== ${name}\n${text}${text === '' || text.endsWith('\n') ? '' : '\n'}`)
    .join('');
}

/** @param {string} file such as `python.programs` */
export function languageFile(file) {
  return path.join(projectRoot, 'e2e/languages', file);
}

/** @param {Language} language */
export function readPrograms(language) {
  return parseEntries(readFileSync(languageFile(`${language}.programs`), 'utf8'));
}

/** @param {Language} language */
export function readOutputs(language) {
  return parseEntries(readFileSync(languageFile(`${language}.outputs`), 'utf8'));
}

/** Whether there is a python3 that knows what the programs use. */
export function hasPython() {
  try {
    execFileSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 11))'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * What each program prints, to both streams, in real python3, or in real Node as the real TypeScript compiler wrote it.
 *
 * @param {Language} language
 * @param {readonly Entry[]} programs
 * @returns {Promise<readonly Entry[]>}
 */
export async function runReally(language, programs) {
  const folder = mkdtempSync(path.join(tmpdir(), 'languages-'));
  try {
    const scripts = language === 'python' ? writePython(folder, programs) : compile(folder, programs);
    /** @type {Entry[]} */
    const outputs = [];
    const waiting = [...programs.keys()];
    const work = async () => {
      for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
        outputs[index] = { name: programs[index]?.name ?? '', text: await outputOf(language, scripts[index] ?? '') };
      }
    };
    await Promise.all(Array.from({ length: programsAtOnce }, work));
    return outputs;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} folder
 * @param {readonly Entry[]} programs
 */
function writePython(folder, programs) {
  return programs.map(({ text }, index) => {
    const script = path.join(folder, String(index), 'main.py');
    mkdirSync(path.dirname(script));
    writeFileSync(script, text);
    return script;
  });
}

/**
 * @param {string} folder
 * @param {readonly Entry[]} programs
 */
function compile(folder, programs) {
  const names = programs.map(({ text }, index) => {
    writeFileSync(path.join(folder, `${index}.mts`), text);
    return `${index}.mts`;
  });
  const options = [
    '--target',
    'es2022',
    '--module',
    'esnext',
    '--moduleDetection',
    'force',
    '--noCheck',
    '--noResolve',
  ];
  const compiler = path.join(projectRoot, 'node_modules/typescript/bin/tsc');
  const args = [compiler, ...options, '--lib', 'es2023,dom', '--ignoreConfig', '--outDir', 'out'];
  execFileSync(process.execPath, [...args, ...names], { cwd: folder, stdio: 'inherit' });
  return names.map((name) => path.join(folder, 'out', name.replace('.mts', '.mjs')));
}

/**
 * @param {Language} language
 * @param {string} script
 * @returns {Promise<string>}
 */
function outputOf(language, script) {
  const output = `${script}.out`;
  const file = openSync(output, 'w');
  const [program, args] = language === 'python' ? ['python3', ['-u', script]] : [process.execPath, [script]];
  const env = { ...process.env, NO_COLOR: '1', PYTHONIOENCODING: 'utf8', TERM: 'dumb' };
  const child = spawn(program, args, { cwd: path.dirname(script), stdio: ['ignore', file, file], env });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => {
      closeSync(file);
      resolve(readFileSync(output, 'utf8'));
    });
  });
}
