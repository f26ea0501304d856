import { describe, expect, it } from 'vitest';
import { appendOutput, emptyOutput, lineCountOf, type OutputLog } from './outputLog.ts';

const textOf = (log: OutputLog): string => log.chunks.map(({ text }) => text).join('');

describe('output', () => {
  it('keeps every character in order, whatever the pieces it came in', () => {
    const parts = ['a', 'b\nc', '\n', '\n\nd'].map((text) => ({ stream: 'out' as const, text }));
    const whole = appendOutput(emptyOutput, parts);
    const oneByOne = parts.reduce((log, part) => appendOutput(log, [part]), emptyOutput);
    expect(textOf(whole)).toBe('ab\nc\n\n\nd');
    expect(textOf(oneByOne)).toBe('ab\nc\n\n\nd');
    expect(lineCountOf(whole)).toBe(5);
  });

  it('tells the streams apart and does not count the notes of the sandbox', () => {
    const log = appendOutput(emptyOutput, [
      { stream: 'out', text: 'one\n' },
      { stream: 'error', text: 'two\n' },
      { stream: 'note', text: 'Stopped.\n' },
    ]);
    expect(log.chunks.map(({ stream }) => stream)).toEqual(['out', 'error', 'note']);
    expect(lineCountOf(log)).toBe(2);
  });

  it('keeps the last lines of a flood and counts the others', () => {
    let log = emptyOutput;
    for (let batch = 0; batch < 50; batch += 1) {
      const lines = Array.from({ length: 1_000 }, (_, line) => `${batch * 1_000 + line}\n`);
      log = appendOutput(log, [{ stream: 'out', text: lines.join('') }]);
    }
    expect(log.newlineCount).toBe(5_000);
    expect(log.droppedLineCount).toBe(45_000);
    expect(lineCountOf(log)).toBe(50_000);
    expect(textOf(log).startsWith('45000\n')).toBe(true);
    expect(textOf(log).endsWith('49999\n')).toBe(true);
  });

  it('never touches a full chunk again, so that the page draws it once', () => {
    const before = appendOutput(emptyOutput, [{ stream: 'out', text: 'x\n'.repeat(250) }]);
    const after = appendOutput(before, [{ stream: 'out', text: 'y\n'.repeat(250) }]);
    expect(after.chunks.slice(0, 2)).toEqual(before.chunks.slice(0, 2));
    expect(after.chunks[0]).toBe(before.chunks[0]);
    expect(new Set(after.chunks.map(({ id }) => id)).size).toBe(after.chunks.length);
  });
});
