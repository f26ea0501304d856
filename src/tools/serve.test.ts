import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from './serve.mjs';
import type { Site } from './serve.mjs';

const sites: Site[] = [];
let atRoot: Site;
let belowPath: Site;

beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'a site '));
  const dist = path.join(folder, 'dist');
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  writeFileSync(path.join(dist, 'index.html'), '<h1>Lesson</h1>');
  writeFileSync(path.join(dist, 'assets/a.js'), 'export {};');
  writeFileSync(path.join(dist, 'assets/a b.wasm'), '\0asm');
  writeFileSync(path.join(folder, 'secret.txt'), 'not served');
  atRoot = await startServer(dist);
  belowPath = await startServer(dist, { basePath: '/some/sub-path/' });
  sites.push(atRoot, belowPath);
});
afterAll(() => Promise.all(sites.map((site) => site.close())));

/** Asks for exactly this path: `fetch` would tidy it first. */
function ask(site: Site, rawPath: string, method = 'GET'): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: site.port, path: rawPath, method }, (response) => {
      const { location, 'content-type': type } = response.headers;
      response.resume();
      resolve([response.statusCode, location ?? type].filter((part) => part !== undefined).join(' '));
    });
    asked.on('error', reject);
    asked.end();
  });
}

test.each([
  ['/', '200 text/html; charset=utf-8'],
  ['/?utm=1', '200 text/html; charset=utf-8'],
  ['/assets/a.js', '200 text/javascript; charset=utf-8'],
  ['/assets/a%20b.wasm', '200 application/wasm'],
  ['/assets', '301 /assets/'],
  ['/assets/', '404'],
  ['/missing.js', '404'],
  ['/../secret.txt', '404'],
  ['/%2e%2e/secret.txt', '404'],
  ['/..%2fsecret.txt', '404'],
  ['/%ZZ', '400'],
  ['/%00', '400'],
])('%s is answered with %s', async (rawPath, answer) => {
  expect(await ask(atRoot, rawPath)).toBe(answer);
});

test('under a sub-path everything else is missing, and the slash is added', async () => {
  expect(await ask(belowPath, '/some/sub-path/')).toBe('200 text/html; charset=utf-8');
  expect(await ask(belowPath, '/some/sub-path')).toBe('301 /some/sub-path/');
  expect(await ask(belowPath, '/')).toBe('404');
  expect(await ask(belowPath, '/assets/a.js')).toBe('404');
});

test('only reading is allowed', async () => {
  expect(await ask(atRoot, '/', 'POST')).toBe('405');
  expect(await ask(atRoot, '/', 'HEAD')).toBe('200 text/html; charset=utf-8');
});

test('what has not changed is not sent again', async () => {
  const first = await fetch(atRoot.url);
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('content-encoding')).toBe('gzip');
  expect(await first.text()).toBe('<h1>Lesson</h1>');
  expect((await fetch(atRoot.url, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('a port that is taken is refused', async () => {
  await expect(startServer(tmpdir(), { port: atRoot.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
