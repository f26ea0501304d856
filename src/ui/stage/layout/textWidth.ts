const narrow = new Set("ijl.,'’!:; ");
const slim = new Set('ft()[]{}/\\|r-I');
const wide = new Set('mwMW%@');

/** About how wide `text` is at 12 px in the page's own font, rather more than less: nothing is drawn yet. */
export function textWidth(text: string): number {
  return Array.from(text, letterWidth).reduce((sum, width) => sum + width, 0);
}

function letterWidth(letter: string): number {
  if (narrow.has(letter)) return 3.7;
  if (slim.has(letter)) return 5;
  if (wide.has(letter)) return 11;
  return /[a-z]/.test(letter) ? 7 : 8;
}

/** The letters of the code font are all of one width. */
export function codeWidth(text: string): number {
  return text.length * 7.3;
}
