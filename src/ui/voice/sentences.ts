const MAX_CHARACTERS = 220;

/** Where a sentence stands in a text: from `start` up to, and without, `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * The sentences of a text without line breaks and double spaces, short enough for one utterance each; very long ones
 * are parted at a comma, semicolon or colon.
 */
export function sentenceSpansOf(text: string): readonly Span[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
  return Array.from(segmenter.segment(text), ({ index, segment }) => trimmed(text, index, index + segment.length))
    .flatMap((span) => parted(text, span))
    .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
}

function trimmed(text: string, from: number, to: number): Span {
  const segment = text.slice(from, to);
  return { start: from + segment.length - segment.trimStart().length, end: from + segment.trimEnd().length };
}

function parted(text: string, { start, end }: Span): readonly Span[] {
  if (end - start <= MAX_CHARACTERS) return [{ start, end }];
  const head = text.slice(start, start + MAX_CHARACTERS);
  const pause = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf(': '));
  const length = pause > 0 ? pause + 1 : head.lastIndexOf(' ');
  const at = start + (length > 0 ? length : MAX_CHARACTERS);
  return [{ start, end: at }, ...parted(text, trimmed(text, at, end))];
}
