import type { Place } from './mistake.ts';

/** A Markdown file: the YAML between the two `---` lines at its top, and the rest. */
export interface SplitFile {
  readonly frontMatter: { readonly text: string; readonly start: Place } | undefined;
  readonly body: { readonly text: string; readonly start: Place };
}

export function splitFrontMatter(text: string, start: Place): SplitFile {
  const lines = text.split('\n');
  const end = lines[0] === '---' ? lines.indexOf('---', 1) : -1;
  if (end < 0) return { frontMatter: undefined, body: { text, start } };
  const from = (index: number): Place => ({ file: start.file, line: start.line + index });
  return {
    frontMatter: { text: lines.slice(1, end).join('\n'), start: from(1) },
    body: { text: lines.slice(end + 1).join('\n'), start: from(end + 1) },
  };
}
