import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openSandbox, runtimeTimeoutMs, snippetPage, type SnippetPage } from './sandboxPage.ts';
import { expect, test } from './test.ts';

test.describe.configure({ timeout: 4 * runtimeTimeoutMs });

interface Program {
  readonly title: string;
  readonly code: string;
  readonly end?: 'Ended' | 'Failed';
  /** Pieces of the output, each of which has to be there. */
  readonly prints: readonly (string | RegExp)[];
}

/** Run one after the other in one page: each has to leave the next a clean start. */
const pythonPrograms: readonly Program[] = [
  { title: 'changes a module', code: 'import math\nmath.pi = 3\nleaked = 1\nprint(math.pi)', prints: ['3'] },
  {
    title: 'finds nothing left of the run before',
    code: 'import math\nprint(math.pi, "leaked" in globals(), __name__)',
    prints: [/^3\.14\d* False __main__$/],
  },
  { title: 'prints without a newline', code: 'print("A", end="")', prints: [/^A$/] },
  { title: 'prints after that', code: 'print("B")', prints: [/^B$/] },
  {
    title: 'writes to both streams, in any script',
    code: 'import sys\nprint("é ✓ 😀")\nprint("wrong", file=sys.stderr)',
    prints: ['é ✓ 😀', 'wrong'],
  },
  {
    title: 'fails in line 3 of its own',
    code: '\n\n1/0',
    end: 'Failed',
    prints: ['File "main.py", line 3', 'ZeroDivisionError', /^(?!.*(pyodide|sandbox|python3)).*$/s],
  },
  { title: 'has a syntax error', code: 'x =', end: 'Failed', prints: ['line 1', 'SyntaxError'] },
  {
    title: 'asks for input',
    code: 'name = input("Name? ")',
    end: 'Failed',
    prints: ['Name?', 'has nobody to ask here'],
  },
  { title: 'leaves by exit()', code: 'print("before")\nexit()\nprint("after")', prints: [/^before$/] },
  { title: 'leaves with a word', code: 'import sys\nsys.exit("bye")', prints: ['bye', 'exit code 1'] },
  { title: 'kills its process', code: 'import os\nprint("before")\nos._exit(0)', prints: [/^before$/] },
  { title: 'kills its process with a code', code: 'import os\nos._exit(3)', prints: [/exit code 3\.$/] },
  { title: 'imports a missing package', code: 'import numpy', end: 'Failed', prints: ['numpy is not installed here'] },
  {
    title: 'starts a thread',
    code: 'import threading\nthreading.Thread(target=print).start()',
    end: 'Failed',
    prints: ['Threads and processes cannot start'],
  },
  {
    title: 'starts a process',
    code: 'import subprocess\nsubprocess.run(["ls"])',
    end: 'Failed',
    prints: ['Threads and processes cannot start'],
  },
  {
    title: 'runs an event loop',
    code: 'import asyncio\nasync def main():\n    await asyncio.sleep(0)\n    print("awaited")\nasyncio.run(main())',
    prints: [/^awaited$/],
  },
  { title: 'awaits at the top', code: 'import asyncio\nawait asyncio.sleep(0)\nprint("top")', prints: [/^top$/] },
  { title: 'recurses for ever', code: 'def f(): f()\nf()', end: 'Failed', prints: ['RecursionError'] },
  {
    title: 'looks for the page',
    code: 'import js\nprint([hasattr(js, name) for name in ("document", "postMessage", "close", "localStorage")])',
    prints: ['[False, False, False, False]'],
  },
  { title: 'breaks what it can', code: 'import sys, builtins\nbuiltins.print = None\nsys.stdout = None', prints: [] },
  { title: 'is fine after all that', code: 'print("fine")', prints: [/^fine$/] },
];

const typescriptPrograms: readonly Program[] = [
  {
    title: 'uses syntax that only TypeScript has',
    code: `enum Colour { Red, Green }
namespace Shapes { export const sides = 4 }
class Lock { constructor(readonly token: number) {} }
function seen<T>(value: T, _context: unknown): T { return value }
class Marked { @seen run() { return 'marked' } }
const limits = { low: 1 } satisfies Record<string, number>;
{ using file = { [Symbol.dispose]() { console.log('closed') } }; console.log('open', file !== undefined) }
export const last = await Promise.resolve('awaited');
console.log(Colour.Red, Colour[1], Shapes.sides, new Lock(41).token, new Marked().run(), limits, last);`,
    prints: ['open true\nclosed\n0 Green 4 41 marked { low: 1 } awaited'],
  },
  {
    title: 'prints odd values',
    code: `const cyclic: { self?: unknown } = {}; cyclic.self = cyclic;
console.log({ a: 1n }, cyclic, new Set([new Map([[1, 2]])]));
console.log(new Proxy({}, { ownKeys() { throw new Error('no') } }), { get a() { throw new Error('no') } });`,
    prints: [
      '{ a: 1n } <ref *1> { self: [Circular *1] } Set(1) { Map(1) { 1 => 2 } }',
      '[an object that cannot be shown] { a: [Getter] }',
    ],
  },
  {
    title: 'throws below an interface',
    code: `interface Wide {\n${'  line: string;\n'.repeat(1)}}\n\nfunction f(): never {\n  throw new RangeError('deep');\n}\nf();`,
    end: 'Failed',
    prints: ['Uncaught RangeError: deep', 'at f (main.ts:6:9)', 'at main.ts:8:1'],
  },
  {
    title: 'rejects unheard',
    code: 'Promise.reject(new Error("unheard"));',
    end: 'Failed',
    prints: ['Uncaught Error: unheard', 'main.ts:1:16'],
  },
  {
    title: 'throws in a timer',
    code: 'setTimeout(() => { throw new Error("late") });',
    end: 'Failed',
    prints: ['late'],
  },
  {
    title: 'prints in a late timer',
    code: 'setTimeout(() => console.log("late"), 300);\nconsole.log("soon");',
    prints: [/^soon\nlate$/],
  },
  {
    title: 'has a syntax error',
    code: '\nconst a = ;',
    end: 'Failed',
    prints: ['main.ts:2:11', 'Expression expected'],
  },
  { title: 'imports a module', code: 'import fs from "node:fs";\nfs;', end: 'Failed', prints: ['cannot be imported'] },
  {
    title: 'forges messages and breaks what it can',
    code: `for (const forge of [() => self.postMessage({ type: 'ended', outcome: 'failed' }), () => self.close()]) {
  try { forge() } catch { console.log('refused') }
}
Object.assign(Object.prototype, { then: 1, type: 'ended' });
JSON.stringify = () => '{}';
Promise.prototype.then = () => { throw new Error('no') };
MessagePort.prototype.postMessage = () => undefined;
console.log('still here');`,
    prints: ['refused\nrefused\nstill here'],
  },
  { title: 'passes for a promise', code: 'export function then() {}\nconsole.log("then");', prints: [/^then$/] },
  { title: 'is fine after all that', code: 'console.log("fine");', prints: [/^fine$/] },
];

async function runAll(snippet: SnippetPage, programs: readonly Program[]): Promise<void> {
  for (const { title, code, prints, end = 'Ended' } of programs) {
    await test.step(title, async () => {
      await snippet.replaceCode(code);
      await snippet.press('Run');
      await expect(snippet.status).toContainText(`${end} after`, { timeout: runtimeTimeoutMs });
      const output = prints.length > 0 ? ((await snippet.printed.textContent()) ?? '').trimEnd() : '';
      for (const piece of prints) {
        if (typeof piece === 'string') expect(output).toContain(piece);
        else expect(output).toMatch(piece);
      }
    });
  }
}

test.describe('programs of every kind', () => {
  test.use({ allowedProblems: [/Program terminated with exit/] });

  test('Python', async ({ page }) => {
    await openSandbox(page);
    await page.getByRole('switch', { name: 'Plain editor' }).check();
    await runAll(snippetPage(page, 'Python'), pythonPrograms);
  });

  test('TypeScript', async ({ page }) => {
    await openSandbox(page);
    await page.getByRole('switch', { name: 'Plain editor' }).check();
    await runAll(snippetPage(page, 'TypeScript'), typescriptPrograms);
  });
});

const hangs = [
  ['Python', 'print("A", end="")\nwhile True:\n    try:\n        while True: pass\n    except BaseException: pass'],
  ['Python', 'import time\nprint("A", end="")\ntime.sleep(600)'],
  ['TypeScript', 'console.log("A");\nconst again = (): void => void Promise.resolve().then(again);\nagain();'],
  ['TypeScript', 'console.log("A");\nconsole.log(/^(a+)+$/.test("a".repeat(50) + "b"));'],
] as const;

for (const [name, code] of hangs) {
  test(`${name}: Stop ends a program that listens to nothing: ${code.slice(-24)}`, async ({ page }) => {
    await openSandbox(page);
    await page.getByRole('switch', { name: 'Plain editor' }).check();
    const snippet = snippetPage(page, name);
    await snippet.replaceCode(code);
    await snippet.press('Run');
    await expect(snippet.printed).toHaveText('A', { timeout: runtimeTimeoutMs });
    await snippet.press('Stop');
    await expect(snippet.status).toContainText('Stopped after');
    await expect(snippet.printed).toHaveText('A');
    const greeting = name === 'Python' ? 'print("fine")' : 'console.log("fine")';
    await runAll(snippet, [{ title: 'a good run', code: greeting, prints: [/^fine$/] }]);
  });
}

test.describe('the network', () => {
  test.use({ allowedProblems: [/Content Security Policy|violates the following|Failed to load resource/] });

  test('is out of reach for programs', async ({ page }) => {
    let requestCount = 0;
    const server = createServer((_request, response) => {
      requestCount += 1;
      response.setHeader('Access-Control-Allow-Origin', '*').end('export default 1;');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await openSandbox(page);
    await page.getByRole('switch', { name: 'Plain editor' }).check();
    await runAll(snippetPage(page, 'TypeScript'), [
      {
        title: 'TypeScript',
        code: `const url = 'http://${address}';
const ways: Record<string, () => Promise<unknown>> = {
  fetch: () => fetch(url),
  import: () => import(url),
  xhr: () => new Promise((got, failed) => { const x = new XMLHttpRequest(); x.open('GET', url); x.onload = got; x.onerror = failed; x.send() }),
  socket: () => new Promise((got, failed) => { const s = new WebSocket('ws://${address}'); s.onopen = got; s.onerror = failed }),
  events: () => new Promise((got, failed) => { const s = new EventSource(url); s.onopen = got; s.onerror = failed }),
  worker: () => new Promise((got, failed) => { const w = new Worker(url); w.onmessage = got; w.onerror = failed }),
  nested: () => new Promise((got, failed) => {
    const text = 'fetch("' + url + '").then(() => postMessage(1), () => postMessage(0))';
    new Worker(URL.createObjectURL(new Blob([text]))).onmessage = ({ data }) => (data ? got(1) : failed(0));
  }),
  database: async () => indexedDB.open('x'),
};
for (const [name, way] of Object.entries(ways)) {
  await way().then(() => console.log(name, 'REACHED'), () => console.log(name, 'refused'));
}`,
        prints: [
          ['fetch', 'import', 'xhr', 'socket', 'events', 'worker', 'nested', 'database']
            .map((name) => `${name} refused`)
            .join('\n'),
        ],
      },
    ]);
    await runAll(snippetPage(page, 'Python'), [
      {
        title: 'Python',
        code: `import js\ntry:\n    await js.fetch('http://${address}')\n    print('REACHED')\nexcept Exception:\n    print('refused')`,
        prints: [/^refused$/],
      },
      {
        title: 'the standard library',
        code: `import urllib.request\nurllib.request.urlopen('http://${address}')`,
        end: 'Failed',
        prints: ['There is no network here'],
      },
    ]);
    expect(requestCount).toBe(0);
    await new Promise((resolve) => server.close(resolve));
  });
});

test.describe('a runtime that does not arrive', () => {
  test.use({ allowedProblems: [/Failed to load resource/] });

  test('is a sentence, and the next Run tries again', async ({ page }) => {
    await page.route('**/runtime/*.wasm*', (route) => route.fulfill({ status: 503 }));
    await openSandbox(page);
    const snippet = snippetPage(page, 'Python');
    await page.getByRole('switch', { name: 'Plain editor' }).check();
    await snippet.replaceCode('print("fine")');
    await snippet.press('Run');
    await expect(snippet.status).toContainText('could not be loaded: the server answers 503', {
      timeout: runtimeTimeoutMs,
    });
    await page.unroute('**/runtime/*.wasm*');
    await page.route('**/runtime/*.zip*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    );
    await snippet.press('Run');
    await expect(snippet.status).toContainText('the server sends a web page in its place', {
      timeout: runtimeTimeoutMs,
    });
    await page.unroute('**/runtime/*.zip*');
    await runAll(snippet, [{ title: 'a good run', code: 'print("fine")', prints: [/^fine$/] }]);
  });
});
