import type { AskedRequest, AskedState, IssueRequest } from '../engine/asked.ts';

/** What a program is asked: what it does with `request` in `state`. */
export interface Question {
  /** As JSON, `{ state, request }`; equal questions are equal texts. */
  readonly text: string;
  readonly state: AskedState;
  readonly request: AskedRequest | IssueRequest;
}

export function questionOf(state: AskedState, request: Question['request']): Question {
  const text = `{"state":{"disk":${state.disk},"memory":${state.memory}},"request":${requestJson(request)}}`;
  return { text, state, request };
}

/** A memo is JSON already. */
function requestJson(request: Question['request']): string {
  if (request.type === 'issue' || request.memo === undefined) return JSON.stringify(request);
  const { memo, ...asked } = request;
  return `${JSON.stringify(asked).slice(0, -1)},"memo":${memo}}`;
}

/** What came of asking once: the answer as JSON text, what the program raised, or why its answer is no JSON. */
export type RawAnswer =
  | { readonly type: 'answer'; readonly json: string }
  | { readonly type: 'raised'; readonly message: string }
  | { readonly type: 'notJson'; readonly problem: string };

/** Every question is asked twice, in another order the second time: a pure function answers alike. */
export interface AnswerPair {
  readonly first: RawAnswer;
  readonly second: RawAnswer;
}

/** A batch of questions answered in full, or the one that got no answer. */
export type BatchResult =
  | { readonly type: 'answered'; readonly answers: readonly AnswerPair[] }
  | { readonly type: 'unanswered'; readonly questionIndex: number; readonly problem: string };
