const MAX_CHARACTERS = 220;

/** Sentences short enough for one utterance each; very long ones are parted at a comma, semicolon or colon. */
export function sentencesOf(text: string): string[] {
  const tidy = text.replaceAll(/\s+/g, ' ').trim();
  return segments(tidy)
    .flatMap((sentence) => parted(sentence.trim()))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

function segments(text: string): string[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function parted(sentence: string): string[] {
  if (sentence.length <= MAX_CHARACTERS) return [sentence];
  const head = sentence.slice(0, MAX_CHARACTERS);
  const pause = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf(': '));
  const at = pause > 0 ? pause + 1 : head.lastIndexOf(' ');
  if (at <= 0) return [head, ...parted(sentence.slice(MAX_CHARACTERS))];
  return [sentence.slice(0, at), ...parted(sentence.slice(at).trim())];
}
