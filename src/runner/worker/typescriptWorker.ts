import type { LineMap, TypeScriptProgram } from '../protocol.ts';
import { javaScriptAskerOf } from './ask/javaScriptAsker.ts';
import { attempt } from './attempt.ts';
import { createConsole } from './createConsole.ts';
import { callsText, createErrorText, thrownText, type ErrorText } from './errorText.ts';
import { readerOf, uncurried } from './kept.ts';
import { createStackReader } from './learnerStack.ts';
import { countLearnerTimers } from './learnerTimers.ts';
import type { OutputWriter } from './outputWriter.ts';
import { serveOneRun, type End } from './serveOneRun.ts';
import type { AskerOrProblem } from './serveQuestions.ts';

/** Kept before any learner code can replace them. */
const setTimer = self.setTimeout.bind(self);
const nowMs = performance.now.bind(performance);
const { apply } = Reflect;
const then = Promise.prototype.then;
const preventDefault = uncurried(Event.prototype.preventDefault);
const stopImmediatePropagation = uncurried(Event.prototype.stopImmediatePropagation);
const errorOf = readerOf(ErrorEvent.prototype, 'error');
const messageOf = readerOf(ErrorEvent.prototype, 'message');
const reasonOf = readerOf(PromiseRejectionEvent.prototype, 'reason');

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
  const errorText = furnish(scriptUrl, lineMap, output);
  let moduleIsThrough = false;
  const timers = countLearnerTimers(endIfIdle);

  function endIfIdle(): void {
    if (!moduleIsThrough || timers.pendingCount() > 0) return;
    afterTurns(turnsForRejections, () => {
      if (timers.pendingCount() === 0) end('finished');
    });
  }

  const fail = (error: unknown): void => {
    tellUncaught(error, output, errorText);
    end('failed');
  };
  hearUncaught(fail);
  // Through a module of its own, since one that exports `then` would pass for a promise.
  const entryUrl = blobUrl(`import ${JSON.stringify(scriptUrl)};`);
  const loaded: Promise<unknown> = import(/* @vite-ignore */ entryUrl);
  const whenThrough = (): void => {
    moduleIsThrough = true;
    endIfIdle();
  };
  void apply(then, loaded, [whenThrough, fail]);
}

/**
 * Runs the script as a module and asks what it exports. An error that nobody catches while it runs is its end; later ones are
 * shown, and it is asked all the same.
 */
function hostModule(
  { script, lineMap }: TypeScriptProgram,
  output: OutputWriter,
  onHosted: (asker: AskerOrProblem) => void,
): void {
  const scriptUrl = blobUrl(script);
  const errorText = furnish(scriptUrl, lineMap, output);
  let isThrough = false;
  const endWith = (asker: AskerOrProblem): void => {
    if (isThrough) return;
    isThrough = true;
    onHosted(asker);
  };
  const fail = (error: unknown): void => {
    tellUncaught(error, output, errorText);
    endWith({ problem: '' });
  };
  hearUncaught(fail);
  // Under a name of its own, since a module that exports `then` would pass for a promise.
  const entryUrl = blobUrl(`import * as program from ${JSON.stringify(scriptUrl)}; export { program };`);
  const loaded: Promise<unknown> = import(/* @vite-ignore */ entryUrl);
  const whenThrough = (entry: { readonly program: Readonly<Record<string, unknown>> }): void => {
    afterTurns(turnsForRejections, () => {
      if (!isThrough) endWith(javaScriptAskerOf(entry.program, errorText));
    });
  };
  void apply(then, loaded, [whenThrough, fail]);
}

/** Gives the program its console. What comes back is how its errors are told. */
function furnish(scriptUrl: string, lineMap: LineMap, output: OutputWriter): ErrorText {
  const readStack = createStackReader(scriptUrl, lineMap);
  const errorText = createErrorText(readStack);
  const learnerConsole = createConsole({
    write: output.write,
    nowMs,
    errorText,
    hereText: () => callsText(readStack(new Error().stack ?? '')),
  });
  Object.defineProperty(self, 'console', { value: learnerConsole, writable: true, configurable: true });
  return errorText;
}

/** Hears of every error that nobody catches. An event may be the program's own make, and nothing to be read in it. */
function hearUncaught(hear: (error: unknown) => void): void {
  self.addEventListener('error', (event) => {
    silence(event);
    hear(attempt((): unknown => errorOf(event) ?? messageOf(event)));
  });
  self.addEventListener('unhandledrejection', (event) => {
    silence(event);
    hear(attempt((): unknown => reasonOf(event)));
  });
}

function silence(event: Event): void {
  preventDefault(event);
  stopImmediatePropagation(event);
}

function tellUncaught(error: unknown, output: OutputWriter, errorText: ErrorText): void {
  output.write('error', `Uncaught ${thrownText(error, errorText)}\n`);
  const hint = attempt(() => hintOf(error));
  if (hint !== undefined) output.write('note', `${hint}\n`);
}

function hintOf(error: unknown): string | undefined {
  if (isImportError(error)) return noImports;
  return isMemoryError(error) ? noMemory : undefined;
}

function afterTurns(turnCount: number, callback: () => void): void {
  if (turnCount === 0) callback();
  else setTimer(() => afterTurns(turnCount - 1, callback));
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
