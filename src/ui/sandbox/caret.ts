/** Where the learner is in the plain editor, for the full one to go on from there. */
export interface Caret {
  readonly start: number;
  readonly end: number;
  readonly hasFocus: boolean;
}

export const caretNowhere: Caret = { start: 0, end: 0, hasFocus: false };
