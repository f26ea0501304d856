const NAME = 'sentence-read';

/** Marks the sentence that is being read, without touching the page; `undefined`: none. Not every browser can. */
export function markSentence(range: Range | undefined): void {
  if (!('highlights' in CSS)) return;
  if (range === undefined) CSS.highlights.delete(NAME);
  else CSS.highlights.set(NAME, new Highlight(range));
}

/** Brings a sentence into view when it is not: not too close to the edges, where bars stand. */
export function scrollToSentence(range: Range): void {
  const { top, bottom, height } = range.getBoundingClientRect();
  if (height === 0 || (top > innerHeight * 0.08 && bottom < innerHeight * 0.8)) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: scrollY + top - innerHeight * 0.3, behavior: isCalm ? 'instant' : 'smooth' });
}

/** The sentence at a point of the page, among `ranges`. */
export function sentenceAt(x: number, y: number, ranges: readonly Range[]): number {
  return ranges.findIndex((range) =>
    [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    ),
  );
}
