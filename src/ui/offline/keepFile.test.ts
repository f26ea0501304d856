import { afterEach, expect, test, vi } from 'vitest';
import { keepFile } from './keepFile.ts';
import { keyOf, sumOf, type KeptFile } from './keptFile.ts';

const folder = 'https://lesson.example/locks/';
const content = new TextEncoder().encode('the file itself').buffer;

/** As much of a cache as is used here. */
function fakeCache(onPut: () => void = () => undefined): {
  readonly cache: Cache;
  readonly kept: Map<string, Response>;
} {
  const kept = new Map<string, Response>();
  const cache: Pick<Cache, 'match' | 'put'> = {
    match: (key) => Promise.resolve(kept.get(key as string)),
    put: (key, response) =>
      Promise.resolve().then(() => {
        onPut();
        kept.set(key as string, response);
      }),
  };
  return { cache: cache as Cache, kept };
}

async function file(): Promise<KeptFile> {
  return { url: 'assets/a.js', bytes: content.byteLength, sums: [await sumOf(content)], part: 'lesson' };
}

function answerWith(...answers: readonly (() => Response)[]): readonly RequestCache[] {
  const asked: RequestCache[] = [];
  vi.stubGlobal('fetch', (_: URL, { cache }: { readonly cache: RequestCache }) => {
    asked.push(cache);
    return Promise.resolve().then(() => answers[asked.length - 1]?.() ?? Promise.reject(new TypeError('no network')));
  });
  return asked;
}

const itself = (): Response => new Response(content, { headers: { 'Content-Type': 'text/javascript', Age: '9' } });
const signIn = (): Response => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });

afterEach(() => vi.unstubAllGlobals());

test('the file that is meant is kept, once, under its address and its content', async () => {
  const { cache, kept } = fakeCache();
  const asked = answerWith(itself);
  const one = await file();
  await keepFile(cache, one, folder);
  await keepFile(cache, one, folder);
  expect([...kept.keys()]).toEqual([keyOf(one, folder)]);
  expect([...(kept.get(keyOf(one, folder))?.headers.keys() ?? [])]).toEqual(['content-type']);
  expect(asked).toEqual(['default']);
});

test('what is stale in the browser’s cache is asked for anew', async () => {
  const { cache, kept } = fakeCache();
  const asked = answerWith(signIn, itself);
  await keepFile(cache, await file(), folder);
  expect(asked).toEqual(['default', 'reload']);
  expect(kept.size).toBe(1);
});

test.each([
  ['a web page in its place', [signIn, signIn], 'assets/a.js does not arrive as it was built.'],
  ['not found', [() => new Response('', { status: 404 }), () => new Response(content, { status: 404 })], 'assets/a.js'],
  ['no network', [], 'The network or the server does not answer.'],
])('%s: nothing is kept, and a sentence says why', async (_, answers, sentence) => {
  const { cache, kept } = fakeCache();
  answerWith(...answers);
  await expect(keepFile(cache, await file(), folder)).rejects.toThrow(sentence);
  expect(kept.size).toBe(0);
});

test.each([
  [new DOMException('', 'QuotaExceededError'), 'This browser has no more room for it.'],
  [new DOMException('', 'SecurityError'), 'This browser does not let the page keep files.'],
])('storage that refuses: a sentence', async (error, sentence) => {
  const { cache } = fakeCache(() => {
    throw error;
  });
  answerWith(itself);
  await expect(keepFile(cache, await file(), folder)).rejects.toThrow(sentence);
});
