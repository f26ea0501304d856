/** Why nothing more can be kept, as a sentence. What the browser itself throws is written for programmers. */
export function problemOf(error: unknown): string {
  const isOurs = error instanceof Error && error.name === 'Error';
  return isOurs ? error.message : 'This browser does not let the page keep files.';
}
