import type { Pronunciation } from '../../lesson/lesson.ts';

const WORD = String.raw`[\p{L}\p{N}_]`;

/** `text` as it is to be said: each listed word, where it stands alone, in the place of how it is written. */
export function pronounce(text: string, words: readonly Pronunciation[]): string {
  if (words.length === 0) return text;
  const said = new Map(words.map((word) => [word.written, word.said]));
  // Longer ones first: `>=` holds `>`.
  const written = [...said.keys()].toSorted((a, b) => b.length - a.length);
  return text.replaceAll(new RegExp(written.map(alone).join('|'), 'gu'), (found) => said.get(found) ?? found);
}

function alone(written: string): string {
  const before = new RegExp(`^${WORD}`, 'u').test(written) ? `(?<!${WORD})` : '';
  const after = new RegExp(`${WORD}$`, 'u').test(written) ? `(?!${WORD})` : '';
  return before + written.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`) + after;
}
