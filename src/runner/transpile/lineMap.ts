import type { LineMap, LineMapEntry } from '../protocol.ts';

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The `mappings` of a source map with one source (source map revision 3), as a table. */
export function lineMapOf(mappings: string): LineMap {
  let sourceLine = 0;
  let sourceColumn = 0;
  return mappings.split(';').map((line) => {
    const entries: LineMapEntry[] = [];
    let generatedColumn = 0;
    for (const segment of line.split(',')) {
      const [columnStep, , sourceLineStep, sourceColumnStep] = numbersOf(segment);
      generatedColumn += columnStep ?? 0;
      if (sourceLineStep === undefined || sourceColumnStep === undefined) continue;
      sourceLine += sourceLineStep;
      sourceColumn += sourceColumnStep;
      entries.push([generatedColumn, sourceLine, sourceColumn]);
    }
    return entries;
  });
}

/** Base64 VLQ: five bits a digit, lowest first; bit 32 says that more follow; the lowest bit of all is the sign. */
function numbersOf(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const character of segment) {
    const digit = digits.indexOf(character);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}
