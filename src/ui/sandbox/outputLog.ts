import type { OutputPart } from '../../runner/runner.ts';

/** A stretch of output of one stream. Once it is full it never changes, so that the page draws it only once. */
export interface OutputChunk {
  readonly id: number;
  readonly stream: OutputPart['stream'];
  readonly text: string;
  readonly newlineCount: number;
}

/** What a run has printed so far. Of a flood only the last lines are kept. */
export interface OutputLog {
  readonly chunks: readonly OutputChunk[];
  readonly newlineCount: number;
  readonly droppedLineCount: number;
  readonly nextId: number;
}

export const emptyOutput: OutputLog = { chunks: [], newlineCount: 0, droppedLineCount: 0, nextId: 0 };

const chunkNewlineCount = 100;
const chunkTextLength = 20_000;
/** More than anyone reads, few enough for the page to stay fluid. */
const keptNewlineCount = 5_000;

export function appendOutput(log: OutputLog, parts: readonly OutputPart[]): OutputLog {
  const chunks = [...log.chunks];
  let { nextId } = log;
  for (const part of parts) {
    for (const { text, newlineCount } of piecesOf(part.text)) {
      const last = chunks.at(-1);
      if (last !== undefined && last.stream === part.stream && hasRoom(last)) {
        const grown = { ...last, text: last.text + text, newlineCount: last.newlineCount + newlineCount };
        chunks[chunks.length - 1] = grown;
      } else {
        chunks.push({ id: nextId, stream: part.stream, text, newlineCount });
        nextId += 1;
      }
    }
  }
  return dropFirstLines(chunks, log.droppedLineCount, nextId);
}

/** Lines printed by the program, also those no longer kept; the notes of the sandbox do not count. */
export function lineCountOf(log: OutputLog): number {
  const printed = log.chunks.filter((chunk) => chunk.stream !== 'note');
  const last = printed.at(-1);
  const hasOpenLine = last !== undefined && last.text !== '' && !last.text.endsWith('\n');
  const newlineCount = printed.reduce((sum, chunk) => sum + chunk.newlineCount, 0);
  return log.droppedLineCount + newlineCount + (hasOpenLine ? 1 : 0);
}

function hasRoom(chunk: OutputChunk): boolean {
  return chunk.newlineCount < chunkNewlineCount && chunk.text.length < chunkTextLength;
}

function piecesOf(text: string): { text: string; newlineCount: number }[] {
  const pieces: { text: string; newlineCount: number }[] = [];
  let start = 0;
  let newlineCount = 0;
  for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1)) {
    newlineCount += 1;
    if (newlineCount === chunkNewlineCount) {
      pieces.push({ text: text.slice(start, index + 1), newlineCount });
      start = index + 1;
      newlineCount = 0;
    }
  }
  if (start < text.length) pieces.push({ text: text.slice(start), newlineCount });
  return pieces;
}

function dropFirstLines(chunks: OutputChunk[], droppedBefore: number, nextId: number): OutputLog {
  let newlineCount = chunks.reduce((sum, chunk) => sum + chunk.newlineCount, 0);
  let droppedLineCount = droppedBefore;
  let first = 0;
  for (const chunk of chunks.slice(0, -1)) {
    if (newlineCount <= keptNewlineCount) break;
    newlineCount -= chunk.newlineCount;
    droppedLineCount += chunk.newlineCount;
    first += 1;
  }
  return { chunks: chunks.slice(first), newlineCount, droppedLineCount, nextId };
}
