import { expect, test } from 'vitest';
import type { OutputPart } from '../protocol.ts';
import { createOutputWriter, type OutputLimits } from './outputWriter.ts';

const generous: OutputLimits = { maxLines: 1e6, maxCharacters: 1e7, maxLineCharacters: 1e6 };

function createWriter(limits: Partial<OutputLimits> = {}) {
  const posts: (readonly OutputPart[])[] = [];
  const delayed: (() => void)[] = [];
  const clock = { nowMs: 0 };
  const writer = createOutputWriter({
    limits: { ...generous, ...limits },
    post: (parts) => posts.push(parts),
    nowMs: () => clock.nowMs,
    later: (callback) => delayed.push(callback),
  });
  const textOf = (stream: OutputPart['stream']): string =>
    posts
      .flat()
      .filter((part) => part.stream === stream)
      .map(({ text }) => text)
      .join('');
  return { writer, posts, delayed, clock, textOf };
}

test('posts a little output at once, so that it is seen even if the program then hangs', () => {
  const { writer, posts } = createWriter();
  writer.write('out', 'A');
  expect(posts).toEqual([[{ stream: 'out', text: 'A' }]]);
});

test('posts a flood in slices of time and loses nothing', () => {
  const { writer, posts, clock, textOf } = createWriter();
  for (let count = 0; count < 100_000; count += 1) {
    clock.nowMs = count / 1000;
    writer.write('out', 'x\n');
  }
  writer.flush();
  expect(textOf('out')).toHaveLength(200_000);
  expect(posts.length).toBeLessThan(1_000);
});

test('posts what waits once the program lets go', () => {
  const { writer, delayed, textOf } = createWriter();
  for (let count = 0; count < 1_000; count += 1) writer.write('out', 'x');
  expect(delayed).toHaveLength(1);
  delayed[0]?.();
  expect(textOf('out')).toHaveLength(1_000);
});

test('says that it is full while the program floods on and never lets go', () => {
  const { writer, clock, textOf } = createWriter({ maxLines: 10_000 });
  for (let count = 0; count < 40_000; count += 1) {
    clock.nowMs = count / 1000;
    writer.write('out', 'x\n');
  }
  expect(textOf('out')).toHaveLength(20_000);
  expect(textOf('note')).toContain('The output is cut here');
});

test('keeps streams in order', () => {
  const { writer, delayed, posts } = createWriter();
  for (let count = 0; count < 600; count += 1) writer.write('out', 'x');
  writer.write('error', 'e');
  writer.write('out', 'y');
  delayed[0]?.();
  expect(posts.at(-1)?.map(({ stream }) => stream)).toEqual(['out', 'error', 'out']);
});

test('stops after so many lines, with a note', () => {
  const { writer, textOf } = createWriter({ maxLines: 3 });
  writer.write('out', '1\n2\n3\n4\n5\n');
  writer.write('error', '6\n');
  expect(textOf('out')).toBe('1\n2\n3\n');
  expect(textOf('error')).toBe('');
  expect(textOf('note')).toMatch(/^The output is cut here: .* 3 lines/);
});

test('stops after so many characters, with a note on a line of its own', () => {
  const { writer, textOf } = createWriter({ maxCharacters: 5 });
  writer.write('out', 'abc');
  writer.write('out', 'defgh');
  expect(textOf('out')).toBe('abcde');
  expect(textOf('note')).toMatch(/^\nThe output is cut here/);
});

test('cuts a long line and goes on with the next', () => {
  const { writer, textOf } = createWriter({ maxLineCharacters: 4 });
  writer.write('out', 'abc');
  writer.write('out', 'defgh');
  writer.write('out', 'ij\nnext\n');
  expect(textOf('out')).toBe('abcd … (the rest of this line is not shown)\nnext\n');
});

test('never leaves half a character', () => {
  const { writer, textOf } = createWriter({ maxCharacters: 3 });
  writer.write('out', 'ab😀c');
  expect(textOf('out')).toBe('ab');
});
