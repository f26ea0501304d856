import { expect, test } from 'vitest';
import { createConsole } from './createConsole.ts';

function createRecorder() {
  const written: (readonly [string, string])[] = [];
  const clock = { nowMs: 0 };
  const methods = createConsole({
    write: (stream, text) => written.push([stream, text]),
    nowMs: () => clock.nowMs,
    errorText: ({ name, message }) => `${name}: ${message}`,
    hereText: () => '\n    at f (main.ts:1:1)',
  });
  const call = (name: string, ...values: unknown[]): void => methods[name]?.(...values);
  const textOf = (stream: string): string =>
    written
      .filter(([where]) => where === stream)
      .map(([, text]) => text)
      .join('');
  return { call, textOf, clock };
}

function logged(...values: unknown[]): string {
  const { call, textOf } = createRecorder();
  call('log', ...values);
  return textOf('out');
}

test.each([
  [['plain', 1, 'text'], 'plain 1 text\n'],
  [['%s is %d', 'x', 4.5, 'rest', { a: 1 }], 'x is 4.5 rest { a: 1 }\n'],
  [['%i %f %j', '12.7', '1.5', { a: [1] }], '12 1.5 {"a":[1]}\n'],
  [['%o and %O', { a: 1 }, { b: 2 }], '{ a: 1 } and { b: 2 }\n'],
  [['%c styled', 'color: red'], ' styled\n'],
  [['100%', 'x'], '100% x\n'],
  [['%d%%', 5], '5%\n'],
  [['%s'], '%s\n'],
  [['%s %s', 'one'], 'one %s\n'],
  [['%d', 5n], '5n\n'],
  [[new Error('shown')], 'Error: shown\n'],
  [[], '\n'],
])('log %#', (values, text) => {
  expect(logged(...values)).toBe(text);
});

test('levels go to two streams', () => {
  const { call, textOf } = createRecorder();
  for (const name of ['log', 'info', 'debug', 'warn', 'error']) call(name, name);
  expect(textOf('out')).toBe('log\ninfo\ndebug\n');
  expect(textOf('error')).toBe('warn\nerror\n');
});

test('groups indent every line', () => {
  const { call, textOf } = createRecorder();
  call('group', 'outer');
  call('group');
  call('log', 'a\nb');
  call('groupEnd');
  call('log', 'c');
  call('groupEnd');
  call('groupEnd');
  call('log', 'd');
  expect(textOf('out')).toBe('outer\n    a\n    b\n  c\nd\n');
});

test('tables', () => {
  const { call, textOf } = createRecorder();
  call('table', [{ a: 1, b: 'x' }, { a: 2 }, 'plain']);
  expect(textOf('out').split('\n')).toEqual([
    '┌─────────┬───┬─────┬─────────┐',
    '│ (index) │ a │ b   │ Values  │',
    '├─────────┼───┼─────┼─────────┤',
    "│ 0       │ 1 │ 'x' │         │",
    '│ 1       │ 2 │     │         │',
    "│ 2       │   │     │ 'plain' │",
    '└─────────┴───┴─────┴─────────┘',
    '',
  ]);
});

test('counts, stopwatches, assertions and traces', () => {
  const { call, textOf, clock } = createRecorder();
  call('count');
  call('count', 'k');
  call('count');
  call('countReset');
  call('count');
  call('time', 't');
  clock.nowMs = 12.5;
  call('timeLog', 't', 'half');
  call('timeEnd', 't');
  call('timeEnd', 't');
  call('assert', true, 'not shown');
  call('assert', false, 'because of %s', 'x');
  call('trace', 'here');
  expect(textOf('out')).toBe('default: 1\nk: 1\ndefault: 2\ndefault: 1\nt: 12.5ms half\nt: 12.5ms\n');
  expect(textOf('error')).toBe('Assertion failed: because of x\nTrace: here\n    at f (main.ts:1:1)\n');
});

test('dir takes a depth', () => {
  const { call, textOf } = createRecorder();
  call('dir', { a: { b: {} } }, { depth: 0 });
  expect(textOf('out')).toBe('{ a: [Object] }\n');
});
