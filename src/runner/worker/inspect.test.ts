import { inspect as nodeInspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { inspect } from './inspect.ts';

class Point {
  readonly x = 1;
  readonly y = 2;
}

class Stack extends Array<number> {}

const cyclic: { name: string; self?: unknown; list?: unknown[] } = { name: 'cyclic' };
cyclic.self = cyclic;
cyclic.list = [cyclic, { cyclic }];

const sparse: number[] = [];
sparse[3] = 1;
sparse[7] = 2;

const values: readonly (readonly [string, unknown])[] = [
  ['primitives', [1, -0, NaN, 1n, true, null, undefined, Symbol('s'), 'text']],
  ['quotes', ["it's", 'say "x"', `it's "x"`, 'a\nb\t\\', '\u0007é😀']],
  ['small object', { a: 1, 'b-c': 'x', [Symbol('k')]: null }],
  ['object too wide for a line', Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`key${i}`, i]))],
  ['nested', { a: { b: { c: { d: 1 } } }, list: [[[[1]]]] }],
  ['deep but empty', { a: { b: { c: {}, d: [], e: new Map() } } }],
  ['numbers in columns', Array.from({ length: 50 }, (_, i) => i * i)],
  ['more than a hundred', Array.from({ length: 130 }, (_, i) => i)],
  ['one too many', Array.from({ length: 101 }, (_, i) => i)],
  ['words in columns', 'the quick brown fox jumps over the lazy dog and runs away'.split(' ')],
  ['list of objects', Array.from({ length: 8 }, (_, i) => ({ id: i, name: `n${i}` }))],
  ['holes', sparse],
  ['list with a property', Object.assign([1, 2], { extra: true })],
  ['class', new Point()],
  ['class in class', { point: new Point(), points: [new Point(), new Point()] }],
  ['list class', Stack.from([1, 2, 3])],
  ['no prototype', Object.create(null)],
  ['tag', { [Symbol.toStringTag]: 'Tagged', a: 1 }],
  [
    'map',
    new Map<unknown, unknown>([
      ['a', { b: 1n }],
      [{ k: 1 }, [1, 2]],
    ]),
  ],
  ['set of maps', new Set([new Map([[1, 2]]), new Map()])],
  ['wide map', new Map(Array.from({ length: 9 }, (_, i) => [`key number ${i}`, { value: i }]))],
  ['typed list', new Uint8Array([1, 2, 3])],
  ['dates and patterns', [new Date(0), new Date(NaN), /x\/y/gi]],
  ['boxes', [Object(1), Object('s'), Object(true), Object(1n), Object(Symbol('b'))]],
  [
    'functions',
    [() => 1, function named() {}, class B extends Point {}, async () => Promise.resolve(), function* g() {}],
  ],
  ['function with a property', Object.assign(() => 1, { a: 1 })],
  [
    'accessors',
    {
      get a() {
        return 1;
      },
      set b(_v: number) {},
      get c() {
        return 1;
      },
      set c(_v) {},
    },
  ],
  ['cycle', cyclic],
  ['weak', [new WeakMap(), new WeakSet()]],
  ['long string inside', { text: 'word '.repeat(30) }],
  ['lines inside', { text: `${'a line of text\n'.repeat(8)}end` }],
];

describe('inspect writes values as Node does', () => {
  test.each(values)('%s', (_name, value) => {
    expect(inspect(value)).toBe(nodeInspect(value));
  });
});

describe('inspect survives', () => {
  const throwing = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('no');
      },
    },
  );

  test('a proxy that throws', () => {
    expect(inspect({ before: 1, throwing, after: 2 })).toContain('throwing: [an object that cannot be shown]');
    expect(inspect({ before: 1, throwing, after: 2 })).toContain('after: 2');
  });

  test('what pretends to be a map', () => {
    expect(inspect(Object.create(Map.prototype))).toContain('{}');
  });

  test('four thousand million holes', () => {
    expect(inspect(new Array(4_000_000_000))).toBe('[ <4000000000 empty items> ]');
  });

  test('a value without end', () => {
    const endless = (): object =>
      new Proxy(
        {},
        {
          ownKeys: () => ['a', 'b'],
          getOwnPropertyDescriptor: () => ({ value: endless(), enumerable: true, configurable: true }),
        },
      );
    expect(inspect(endless(), { depth: Infinity }).length).toBeLessThan(200_000);
  });

  test('a very wide one', () => {
    const wide = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, i]));
    expect(inspect(wide).length).toBeLessThan(60_000);
  });

  test('an error with a cause', () => {
    const error = new Error('outer', { cause: new Error('inner') });
    expect(inspect(error, { errorText: ({ message }) => `Error: ${message}` })).toBe(
      'Error: outer { [cause]: Error: inner }',
    );
  });

  test('thousands of errors, each the cause of the next', () => {
    let error = new Error('first');
    for (let count = 0; count < 5_000; count += 1) error = new Error('later', { cause: error });
    expect(inspect(error).length).toBeLessThan(3_000);
    expect(inspect(error)).toContain('[cause]: [Error]');
  });
});
