import type { OutputPart } from '../protocol.ts';
import { append, cut, uncurried } from './kept.ts';

export interface OutputLimits {
  readonly maxLines: number;
  readonly maxCharacters: number;
  readonly maxLineCharacters: number;
}

export const outputLimits: OutputLimits = { maxLines: 2_000, maxCharacters: 200_000, maxLineCharacters: 4_000 };

export interface OutputWriter {
  write(stream: OutputPart['stream'], text: string): void;
  /** Posts what is still waiting. */
  flush(): void;
}

export interface OutputWriterOptions {
  readonly limits: OutputLimits;
  readonly post: (parts: readonly OutputPart[]) => void;
  readonly nowMs: () => number;
  /** Calls back later, once the program lets go of the thread. */
  readonly later: (callback: () => void) => void;
}

const sliceText = uncurried(String.prototype.slice);
const indexOf = uncurried(String.prototype.indexOf);
const { min } = Math;

const sliceMs = 16;
const burstMessages = 500;

/**
 * Posts a program's output to the page: at once while it is little, so that nothing is lost when the program then hangs
 * and is stopped; in one message per time slice once it floods; and no further than the limits.
 */
export function createOutputWriter({ limits, post, nowMs, later }: OutputWriterOptions): OutputWriter {
  const clip = createClipper(limits);
  let waiting: OutputPart[] = [];
  let messagesLeft = burstMessages;
  let lastPostMs = nowMs();
  let flushIsPlanned = false;

  function flush(): void {
    if (waiting.length === 0) return;
    const parts = waiting;
    waiting = [];
    const now = nowMs();
    messagesLeft = min(burstMessages, messagesLeft + (now - lastPostMs)) - 1;
    lastPostMs = now;
    post(parts);
  }

  function add(part: OutputPart): void {
    const last = waiting[waiting.length - 1];
    if (last?.stream === part.stream) waiting[waiting.length - 1] = { ...last, text: last.text + part.text };
    else append(waiting, part);
  }

  function write(stream: OutputPart['stream'], text: string): void {
    const parts = clip(stream, text);
    for (let index = 0; index < parts.length; index++) add(parts[index] as OutputPart);
    // What waits also goes out while nothing more is kept: a program that floods never lets go of the thread.
    if (waiting.length === 0) return;
    if (messagesLeft >= 1 || nowMs() - lastPostMs >= sliceMs) {
      flush();
    } else if (!flushIsPlanned) {
      flushIsPlanned = true;
      later(() => {
        flushIsPlanned = false;
        flush();
      });
    }
  }

  return { write, flush };
}

/** Cuts a program's output to the limits and says once, in a note, where and why it stops. */
function createClipper(limits: OutputLimits): (stream: OutputPart['stream'], text: string) => readonly OutputPart[] {
  const note = fullNote(limits);
  let lineCount = 0;
  let characterCount = 0;
  let columnCount = 0;
  let isFull = false;

  function clipLine(line: string): string {
    const room = limits.maxLineCharacters - columnCount;
    columnCount += line.length;
    if (room < 0 || line.length <= room) return room < 0 ? '' : line;
    return `${cut(line, room)} … (the rest of this line is not shown)`;
  }

  return (stream, text) => {
    if (isFull) return [];
    const kept = cut(text, limits.maxCharacters - characterCount);
    characterCount += text.length;
    let shown = '';
    let start = 0;
    while (start < kept.length && lineCount < limits.maxLines) {
      const newline = indexOf(kept, '\n', start);
      const end = newline < 0 ? kept.length : newline;
      shown += clipLine(sliceText(kept, start, end));
      if (newline >= 0) {
        shown += '\n';
        lineCount += 1;
        columnCount = 0;
      }
      start = end + 1;
    }
    isFull = kept.length < text.length || lineCount >= limits.maxLines;
    const parts: OutputPart[] = shown === '' ? [] : [{ stream, text: shown }];
    if (isFull) append(parts, { stream: 'note', text: `${columnCount > 0 ? '\n' : ''}${note}\n` });
    return parts;
  };
}

function fullNote({ maxLines, maxCharacters }: OutputLimits): string {
  const lines = maxLines.toLocaleString('en');
  const characters = maxCharacters.toLocaleString('en');
  return `The output is cut here: it is longer than ${lines} lines or ${characters} characters.`;
}
