import type { LineMap } from '../protocol.ts';

/** The calls of the learner's own functions in a stack, innermost first, with places in main.ts. */
export type ReadStack = (stack: string) => readonly string[];

/** Reads the stacks of Chromium (`at f (url:1:2)`) and of Firefox and Safari (`f@url:1:2`). */
export function createStackReader(scriptUrl: string, lineMap: LineMap): ReadStack {
  return (stack) =>
    stack.split('\n').flatMap((line) => {
      const start = line.indexOf(scriptUrl);
      if (start < 0) return [];
      const [, generatedLine, generatedColumn] = /^:(\d+):(\d+)/.exec(line.slice(start + scriptUrl.length)) ?? [];
      if (generatedLine === undefined || generatedColumn === undefined) return [];
      const name =
        /^\s*at (?:(.*) \()?$/.exec(line.slice(0, start))?.[1] ?? /^([^@]*)@$/.exec(line.slice(0, start))?.[1];
      const place = placeOf(lineMap, Number(generatedLine) - 1, Number(generatedColumn) - 1);
      return [name ? `${name} (${place})` : place];
    });
}

/** `main.ts:line:column` as people count, for a place in the script as machines count. */
function placeOf(lineMap: LineMap, line: number, column: number): string {
  const entries = lineMap[line] ?? [];
  const entry = entries.findLast(([generatedColumn]) => generatedColumn <= column) ?? entries[0];
  if (entry === undefined) return 'main.ts';
  const [, sourceLine, sourceColumn] = entry;
  return `main.ts:${sourceLine + 1}:${sourceColumn + 1}`;
}
