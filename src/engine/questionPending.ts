import type { AskedRequest, AskedState, IssueRequest } from './asked.ts';

/** Thrown by a program that does not know the answer yet: this branch cannot go on, others can. */
export class QuestionPending extends Error {
  readonly state: AskedState;
  readonly request: AskedRequest | IssueRequest;

  constructor(state: AskedState, request: AskedRequest | IssueRequest) {
    super('This question has no answer yet.');
    this.state = state;
    this.request = request;
  }
}
