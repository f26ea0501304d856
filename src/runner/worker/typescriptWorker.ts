import type { TypeScriptProgram } from '../protocol.ts';
import { javaScriptAskerOf } from './ask/javaScriptAsker.ts';
import { createConsole } from './createConsole.ts';
import { inspect } from './inspect.ts';
import { createStackReader, type ReadStack } from './learnerStack.ts';
import { countLearnerTimers } from './learnerTimers.ts';
import type { OutputWriter } from './outputWriter.ts';
import { serveOneRun, type End } from './serveOneRun.ts';
import type { AskerOrProblem } from './serveQuestions.ts';

/** Kept before any learner code can replace them. */
const setTimer = self.setTimeout.bind(self);
const nowMs = performance.now.bind(performance);
const then = Promise.prototype.then;

/** A rejection that nobody handles is reported in a task of its own, queued when the present one is over. */
const turnsForRejections = 3;

const noMemory = 'The program ran out of memory.';
const noImports = 'Nothing can be imported here: a program is one file.';

serveOneRun(() =>
  Promise.resolve({
    run: (program, output, end) => {
      if (program.language === 'typescript') runModule(program, output, end);
    },
    host: (program, output, onHosted) => {
      if (program.language === 'typescript') hostModule(program, output, onHosted);
    },
  }),
);

/**
 * Runs the script as a module. It has finished when the module is through and no timer is left, and has failed with the
 * first error that nobody catches, as in Node.
 */
function runModule({ script, lineMap }: TypeScriptProgram, output: OutputWriter, end: End): void {
  const scriptUrl = blobUrl(script);
  const readStack = createStackReader(scriptUrl, lineMap);
  const errorText = createErrorText(readStack);
  installConsole(output, errorText, readStack);
  let moduleIsThrough = false;
  const timers = countLearnerTimers(endIfIdle);

  function endIfIdle(): void {
    if (!moduleIsThrough || timers.pendingCount() > 0) return;
    afterTurns(turnsForRejections, () => {
      if (timers.pendingCount() === 0) end('finished');
    });
  }

  function fail(error: unknown): void {
    output.write('error', `Uncaught ${error instanceof Error ? errorText(error) : inspect(error)}\n`);
    if (isImportError(error)) output.write('note', `${noImports}\n`);
    if (isMemoryError(error)) output.write('note', `${noMemory}\n`);
    end('failed');
  }

  self.addEventListener('error', (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    fail(event.error ?? event.message);
  });
  self.addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    fail(event.reason);
  });
  // Through a module of its own, since one that exports `then` would pass for a promise.
  const entryUrl = blobUrl(`import ${JSON.stringify(scriptUrl)};`);
  const loaded: Promise<unknown> = import(/* @vite-ignore */ entryUrl);
  const whenThrough = (): void => {
    moduleIsThrough = true;
    endIfIdle();
  };
  void Reflect.apply(then, loaded, [whenThrough, fail]);
}

/** Runs the script as a module and asks what it exports. An error that nobody catches while it runs is its end. */
function hostModule(
  { script, lineMap }: TypeScriptProgram,
  output: OutputWriter,
  onHosted: (asker: AskerOrProblem) => void,
): void {
  const scriptUrl = blobUrl(script);
  const readStack = createStackReader(scriptUrl, lineMap);
  const errorText = createErrorText(readStack);
  installConsole(output, errorText, readStack);
  const fail = (error: unknown): void => {
    output.write('error', `Uncaught ${error instanceof Error ? errorText(error) : inspect(error)}\n`);
    if (isImportError(error)) output.write('note', `${noImports}\n`);
    onHosted({ problem: '' });
  };
  // Under a name of its own, since a module that exports `then` would pass for a promise.
  const entryUrl = blobUrl(`import * as program from ${JSON.stringify(scriptUrl)}; export { program };`);
  const loaded: Promise<unknown> = import(/* @vite-ignore */ entryUrl);
  const whenThrough = (entry: { readonly program: Readonly<Record<string, unknown>> }): void => {
    onHosted(javaScriptAskerOf(entry.program, errorText));
  };
  void Reflect.apply(then, loaded, [whenThrough, fail]);
}

function afterTurns(turnCount: number, callback: () => void): void {
  if (turnCount === 0) callback();
  else setTimer(() => afterTurns(turnCount - 1, callback));
}

function installConsole(output: OutputWriter, errorText: (error: Error) => string, readStack: ReadStack): void {
  const learnerConsole = createConsole({
    write: output.write,
    nowMs,
    errorText,
    hereText: () => callsText(readStack(new Error().stack ?? '')),
  });
  Object.defineProperty(self, 'console', { value: learnerConsole, writable: true, configurable: true });
}

function createErrorText(readStack: ReadStack): (error: Error) => string {
  return (error) => {
    const calls = callsText(readStack(textOf(() => error.stack)));
    const name = textOf(() => error.name);
    const message = textOf(() => error.message);
    const head = message === '' ? name : `${name}: ${message}`;
    return calls === '' ? head : head + calls;
  };
}

function callsText(calls: readonly string[]): string {
  return calls.map((call) => `\n    at ${call}`).join('');
}

function textOf(read: () => unknown): string {
  try {
    return String(read());
  } catch {
    return '(not readable)';
  }
}

/** Where the browser does not end the whole worker for it. */
function isMemoryError(error: unknown): boolean {
  return error instanceof Error && /out of memory|allocation (failed|size overflow)/i.test(error.message);
}

function isImportError(error: unknown): boolean {
  return error instanceof TypeError && /module specifier|imported module|loading dynamically/i.test(error.message);
}

function blobUrl(script: string): string {
  return URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
}
