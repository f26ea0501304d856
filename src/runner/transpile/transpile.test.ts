import { describe, expect, test } from 'vitest';
import { createStackReader } from '../worker/learnerStack.ts';
import { transpile } from './transpile.ts';

function scriptOf(source: string): string {
  const result = transpile(source);
  if (result.type === 'refused') throw new Error(result.problems.join('\n'));
  return result.program.script;
}

function problemsOf(source: string): readonly string[] {
  const result = transpile(source);
  return result.type === 'refused' ? result.problems : [];
}

describe('transpile takes', () => {
  test.each([
    'enum Colour { Red, Green }\nconsole.log(Colour.Red);',
    'namespace Shapes { export const sides = 4 }\nconsole.log(Shapes.sides);',
    'class Lock { constructor(private readonly token: number) {} }',
    'function seen<T>(value: T, _context: unknown): T { return value }\nclass A { @seen run() {} }',
    'const limits = { a: 1 } satisfies Record<string, number>;',
    'using file = { [Symbol.dispose]() {} };',
    'await Promise.resolve();',
    'export const a = 1;\nexport default a;',
    'import type { A } from "elsewhere";\nexport type { B } from "elsewhere";',
    'const wrong: number = "a type error runs all the same";',
    'console.log(neverDeclared);',
    'interface A { a: number; a: number }',
  ])('%s', (source) => {
    expect(scriptOf(source)).not.toBe('');
  });
});

describe('transpile refuses, with the place', () => {
  test.each([
    ['const a = ;', 'main.ts:1:11 Expression expected.'],
    ['let x = 1;\nlet x = 2;', "main.ts:1:5 Cannot redeclare block-scoped variable 'x'."],
    ['\n\nfunction f() { await 1 }', "main.ts:3:16 'await'"],
    ['return 5;', "main.ts:1:1 A 'return' statement"],
    ['import fs from "node:fs";\nfs;', 'main.ts:1:1 "node:fs" cannot be imported: a program here is one file.'],
    ['\nimport "./side.ts";', 'main.ts:2:1 "./side.ts" cannot be imported'],
    ['export * from "x";', 'main.ts:1:1 "x" cannot be imported'],
    ['import fs = require("fs");', 'main.ts:1:1 "fs" cannot be imported'],
  ])('%s', (source, problem) => {
    expect(problemsOf(source)[0]?.startsWith(problem)).toBe(true);
  });

  test('and marks the column under the line', () => {
    expect(problemsOf('const a = ;')[0]?.split('\n')).toEqual([
      'main.ts:1:11 Expression expected.',
      '  const a = ;',
      '            ^',
    ]);
  });

  test('only so many at once', () => {
    expect(problemsOf('const a = ;\n'.repeat(500))).toHaveLength(10);
  });
});

test('a place in the script leads back to the line in the source', () => {
  const source = `interface A {\n${'  a: number;\n'.repeat(20)}}\n\nfunction f(): never {\n  throw new Error('x');\n}\nf();\n`;
  const result = transpile(source);
  if (result.type === 'refused') throw new Error('refused');
  const { script, lineMap } = result.program;
  const lines = script.split('\n');
  const line = lines.findIndex((text) => text.includes('throw')) + 1;
  const column = (lines[line - 1] ?? '').indexOf('new') + 1;
  const read = createStackReader('blob:null/1', lineMap);
  expect(read(`Error: x\n    at f (blob:null/1:${line}:${column})\n    at blob:null/2:1:1`)).toEqual([
    'f (main.ts:25:9)',
  ]);
  expect(read(`f@blob:null/1:${line}:${column}\n@blob:null/1:${line}:${column}\n`)).toEqual([
    'f (main.ts:25:9)',
    'main.ts:25:9',
  ]);
});

test('what is only wrong with types stops no program', () => {
  const decorated = `function logged<T extends (...a: any[]) => any>(f: T, c: ClassMethodDecoratorContext) { return f }
class Store { @logged put(fence: number) { return fence } }
async function f(): number { return await (41 as any) }
for (const x of 41 as any) await x;`;
  expect(transpile(decorated).type).toBe('program');
});
