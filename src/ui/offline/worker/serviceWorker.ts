import { opaqueFolder, opaqueHeaders } from '../../../runner/opaqueSandbox.ts';
import { keepFile, keepResponse } from '../keepFile.ts';
import { cacheNameOf, keyOf, type KeptFile, type Order } from '../keptFile.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly KeptFile[] };

/** Every file of this version, from the build. */
const files = self.__WB_MANIFEST;
const folder = self.registration.scope;
const cacheName = cacheNameOf(folder);
const filesAtOnce = 6;

const fileAt = new Map(files.map((file) => [new URL(file.url, folder).href, file]));

/** A version is there when all of its text and code is; large parts follow, fetched by the page when there is time. */
self.addEventListener('install', (event) => event.waitUntil(keepLesson()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  switch (event.data as Order) {
    case 'list':
      event.ports[0]?.postMessage(files);
      break;
    case 'useNow':
      event.waitUntil(self.skipWaiting());
      break;
    case 'tidy':
      event.waitUntil(tidy());
      break;
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(folder)) return;
  event.respondWith(answer(request, (work) => event.waitUntil(work)));
});

async function keepLesson(): Promise<void> {
  const cache = await caches.open(cacheName);
  const waiting = files.filter(({ part }) => part === 'lesson');
  const keepNext = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await keepFile(cache, file, folder);
  };
  await Promise.all(Array.from({ length: filesAtOnce }, keepNext));
}

type Promised = (work: Promise<unknown>) => void;

/** What is kept, else what the host has. A page of an older version still gets the files of that version. */
async function answer(request: Request, meanwhile: Promised): Promise<Response> {
  const address = addressOf(request);
  if (address.startsWith(folder + opaqueFolder))
    return sandboxed(address.slice((folder + opaqueFolder).length), meanwhile);
  const file = fileAt.get(address);
  const cache = await caches.open(cacheName);
  const kept = await (file ? cache.match(keyOf(file, folder)) : cache.match(address, { ignoreSearch: true }));
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (file !== undefined && response.ok) {
    meanwhile(keepResponse(cache, file, folder, response.clone()).catch(() => undefined));
  }
  return response;
}

/** The file that is meant: without what stands behind `?` or `#`, and a folder's page by its name. */
function addressOf({ url }: Request): string {
  const address = url.replace(/[?#].*$/, '');
  return address === folder ? `${folder}index.html` : address;
}

async function sandboxed(path: string, meanwhile: Promised): Promise<Response> {
  const page = await answer(new Request(folder + path), meanwhile);
  return new Response(await page.text(), { status: page.status, headers: opaqueHeaders });
}

/** Files of older versions go when no page but the one that asks, which is of this version, can want them. */
async function tidy(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 1 || self.registration.waiting !== null || self.registration.installing !== null) return;
  const cache = await caches.open(cacheName);
  const wanted = new Set(files.map((file) => keyOf(file, folder)));
  const old = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}
