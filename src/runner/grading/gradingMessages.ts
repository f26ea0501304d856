import type { Test } from '../../grader/grade.ts';
import type { Graded } from '../../grader/grading.ts';
import type { BatchResult } from '../../grader/question.ts';

/** What the page asks of its grading worker. One worker grades one program. */
export type GradingRequest =
  | { readonly type: 'grade'; readonly test: Test; readonly startText: string }
  | { readonly type: 'answers'; readonly result: BatchResult };

export type GradingReply =
  /** To be put to the program, in this order. */
  | { readonly type: 'questions'; readonly texts: readonly string[] }
  | { readonly type: 'graded'; readonly graded: Graded };
