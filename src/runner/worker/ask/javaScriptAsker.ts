import type { RawAnswer } from '../../../grader/question.ts';
import { attempt } from '../attempt.ts';
import { thrownText, type ErrorText } from '../errorText.ts';
import type { AskerOrProblem } from '../serveQuestions.ts';
import { answerName, jsonTextOf } from './jsonText.ts';

/** Kept before any learner code can replace them. */
const { parse } = JSON;
const { freeze, keys } = Object;

type Decide = (state: unknown, request: unknown) => unknown;

const frozenHint = 'What `decide` is given is frozen: make a new object instead, such as { ...disk, x: 1 }.';
const frozenMessage = /read.?only|not extensible|cannot delete property|frozen/i;

/** Asks the program whose exports these are; or a sentence on what it lacks. */
export function javaScriptAskerOf(exports: Readonly<Record<string, unknown>>, errorText: ErrorText): AskerOrProblem {
  const { start, decide } = exports;
  if (typeof decide !== 'function') {
    return {
      problem: 'The program exports no function `decide`: write `export function decide(state, request) { … }`.',
    };
  }
  if (start === undefined) {
    return { problem: 'The program exports no `start`: write `export const start = { disk: { x: 0 }, memory: {} };`.' };
  }
  const text = jsonTextOf(start, 'start', (error) => messageOf(error, errorText));
  if (text.type === 'problem') return { problem: text.problem };
  return { start: text.json, ask: (question) => ask(decide as Decide, question, errorText) };
}

function ask(decide: Decide, question: string, errorText: ErrorText): RawAnswer {
  const { state, request } = frozen(parse(question)) as { state: unknown; request: unknown };
  let answer: unknown;
  try {
    answer = decide(state, request);
  } catch (error) {
    return { type: 'raised', message: messageOf(error, errorText) };
  }
  const text = jsonTextOf(answer, answerName, (error) => messageOf(error, errorText));
  return text.type === 'json' ? { type: 'answer', json: text.json } : { type: 'notJson', problem: text.problem };
}

function messageOf(error: unknown, errorText: ErrorText): string {
  const text = thrownText(error, errorText, 'Thrown: ');
  const isAboutFreezing = attempt(() => error instanceof TypeError && frozenMessage.test(error.message)) ?? false;
  return isAboutFreezing ? `${text}\n${frozenHint}` : text;
}

function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const names = keys(value);
  for (let index = 0; index < names.length; index++) frozen(value[names[index] as keyof typeof value]);
  return freeze(value);
}
