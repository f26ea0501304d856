import type { RawAnswer } from '../../../grader/question.ts';
import type { AskerOrProblem } from '../serveQuestions.ts';
import { answerName, jsonTextOf } from './jsonText.ts';

/** Kept before any learner code can replace them. */
const { parse } = JSON;
const { freeze, values } = Object;

type Decide = (state: unknown, request: unknown) => unknown;

const frozenHint = 'What `decide` is given is frozen: make a new object instead, such as { ...disk, x: 1 }.';
const frozenMessage = /read.?only|not extensible|cannot delete property|frozen/i;

/** Asks the program whose exports these are; or a sentence on what it lacks. */
export function javaScriptAskerOf(
  exports: Readonly<Record<string, unknown>>,
  errorText: (error: Error) => string,
): AskerOrProblem {
  const { start, decide } = exports;
  if (typeof decide !== 'function') {
    return {
      problem: 'The program exports no function `decide`: write `export function decide(state, request) { … }`.',
    };
  }
  if (start === undefined) {
    return { problem: 'The program exports no `start`: write `export const start = { disk: { x: 0 }, memory: {} };`.' };
  }
  const text = jsonTextOf(start, 'start');
  return 'json' in text ? { start: text.json, ask: (question) => ask(decide as Decide, question, errorText) } : text;
}

function ask(decide: Decide, question: string, errorText: (error: Error) => string): RawAnswer {
  const { state, request } = frozen(parse(question)) as { state: unknown; request: unknown };
  try {
    const text = jsonTextOf(decide(state, request), answerName);
    return 'json' in text ? { type: 'answer', json: text.json } : { type: 'notJson', problem: text.problem };
  } catch (error) {
    return { type: 'raised', message: messageOf(error, errorText) };
  }
}

function messageOf(error: unknown, errorText: (error: Error) => string): string {
  if (!(error instanceof Error)) return `Thrown: ${String(error)}`;
  const isAboutFreezing = error instanceof TypeError && frozenMessage.test(error.message);
  return isAboutFreezing ? `${errorText(error)}\n${frozenHint}` : errorText(error);
}

function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of values(value)) frozen(part);
  return freeze(value);
}
