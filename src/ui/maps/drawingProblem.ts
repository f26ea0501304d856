/** Why a map could not be drawn, in words of ours where the browser's own speak of modules and addresses. */
export function drawingProblem(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (isAboutFetching(message)) return 'a part of the drawing program could not be fetched';
  if (/parse error|lexical error/i.test(message)) return 'its Mermaid text has a mistake';
  const [firstLine = ''] = message.split('\n');
  return firstLine.replace(/[.:\s]+$/, '');
}

/** As Chromium, Firefox and Safari say that the file of a script did not come. */
function isAboutFetching(message: string): boolean {
  return /dynamically imported module|importing a module script|load failed|failed to fetch/i.test(message);
}
