import { readFileSync } from 'node:fs';
import { loadPyodide, type PyodideAPI } from 'pyodide';
import type { RawAnswer } from '../../grader/question.ts';
import { transpile } from '../../runner/transpile/transpile.ts';
import { javaScriptAskerOf } from '../../runner/worker/ask/javaScriptAsker.ts';
import { sqlAskerOf } from '../../runner/worker/database/sqlAsker.ts';
import type { AskerOrProblem } from '../../runner/worker/serveQuestions.ts';
import { sqliteHere } from '../databases/nodeDatabases.ts';

/** Asks programs here in Node as the sandbox's workers do in the page. */
export type NodeAsker = (code: string) => Promise<AskerOrProblem>;

export async function askTypeScript(code: string): Promise<AskerOrProblem> {
  const transpiled = transpile(code);
  if (transpiled.type === 'refused') return { problem: transpiled.problems.join('\n') };
  const { script } = transpiled.program;
  const exports = (await import(`data:text/javascript;base64,${Buffer.from(script).toString('base64')}`)) as object;
  return javaScriptAskerOf({ ...exports }, (error) => `${error.name}: ${error.message}`);
}

interface PythonFunctions {
  get(name: 'run'): (source: string) => Promise<void>;
  get(name: 'load'): () => string;
  get(name: 'ask'): (question: string) => string;
  set(name: string, value: unknown): void;
}

const workerFolder = `${import.meta.dirname}/../../runner/worker`;

/** One interpreter for all programs: each replaces the one before. */
export async function createPythonAsker(): Promise<NodeAsker> {
  const pyodide: PyodideAPI = await loadPyodide({ stdout: () => undefined, stderr: () => undefined });
  const namespace = pyodide.runPython('import builtins; {"__builtins__": dict(vars(builtins))}') as PythonFunctions;
  let hasEndedWell = false;
  namespace.set('note', () => undefined);
  namespace.set('show_error', () => undefined);
  namespace.set('ended', (endedWell: boolean) => {
    hasEndedWell = endedWell;
  });
  for (const file of ['harness.py', 'ask/asker.py']) {
    Reflect.apply(pyodide.runPython, pyodide, [
      readFileSync(`${workerFolder}/${file}`, 'utf8'),
      { globals: namespace },
    ]);
  }
  const clear = pyodide.runPython(
    'def clear():\n    import sys\n    for name in ("start", "decide"): sys.modules["__main__"].__dict__.pop(name, None)\nclear',
  ) as () => void;
  return async (code) => {
    clear();
    await namespace.get('run')(code);
    if (!hasEndedWell) return { problem: 'The program failed.' };
    const loaded = JSON.parse(namespace.get('load')()) as { start: string } | { problem: string };
    if ('problem' in loaded) return loaded;
    const ask = namespace.get('ask');
    return { start: loaded.start, ask: (question) => JSON.parse(ask(question)) as RawAnswer };
  };
}

export async function createSqlAsker(): Promise<NodeAsker> {
  const sqlite = await sqliteHere();
  return (code) => Promise.resolve(sqlAskerOf(sqlite, code));
}
