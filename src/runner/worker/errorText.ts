import { attempt } from './attempt.ts';
import { cannotBeShown, inspect } from './inspect.ts';
import { isError } from './kept.ts';
import type { ReadStack } from './learnerStack.ts';

export type ErrorText = (error: Error) => string;

/** Kept before any learner code can replace it. */
const toText = String;

/** An error by its name, its message and the calls of the program's own functions. */
export function createErrorText(readStack: ReadStack): ErrorText {
  return (error) => {
    const calls = attempt(() => callsText(readStack(textOf(() => error.stack)))) ?? '';
    const name = textOf(() => error.name);
    const message = textOf(() => error.message);
    const head = message === '' ? name : `${name}: ${message}`;
    return `${head}${calls}`;
  };
}

/** Whatever a program has thrown, after `prefix` unless it is an error and says itself what it is. */
export function thrownText(thrown: unknown, errorText: ErrorText, prefix = ''): string {
  return attempt(() => (isError(thrown) ? errorText(thrown) : `${prefix}${inspect(thrown)}`)) ?? cannotBeShown;
}

export function callsText(calls: readonly string[]): string {
  return calls.map((call) => `\n    at ${call}`).join('');
}

function textOf(read: () => unknown): string {
  return attempt(() => toText(read())) ?? '(not readable)';
}
