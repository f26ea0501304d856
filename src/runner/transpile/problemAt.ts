import type ts from 'typescript';

/** The message, its place, the line it is in, and a mark under the column. */
export function problemAt(file: ts.SourceFile, position: number, message: string): string {
  const { line, character } = file.getLineAndCharacterOfPosition(position);
  const text = file.text.split(/\r?\n/)[line] ?? '';
  const mark = `${text.slice(0, character).replace(/[^\t]/g, ' ')}^`;
  return `${file.fileName}:${line + 1}:${character + 1} ${message}\n  ${text}\n  ${mark}`;
}
