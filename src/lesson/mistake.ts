/** A line of a lesson file. `file` is written as an author would open it: `lessons/fencing-tokens/gist.md`. */
export interface Place {
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** Something an author has to mend before the lesson can be built. `sentence` says what, and what to do. */
export interface Mistake extends Place {
  readonly sentence: string;
}

export type Report = (place: Place, sentence: string) => void;

/** All mistakes as one text, a line each, in the order of files and lines. */
export function describeMistakes(mistakes: readonly Mistake[]): string {
  const sorted = mistakes.toSorted((a, b) => compareTexts(a.file, b.file) || a.line - b.line);
  return sorted.map(({ file, line, sentence }) => `${file}:${line}: ${sentence}`).join('\n');
}

/** `a, b, c`, for sentences. */
export const listed = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '));

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
