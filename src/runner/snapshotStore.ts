import { pythonFiles } from 'virtual:runtime';

const cacheName = 'python-snapshots';
const sumHeader = 'X-Checksum';

/** An address that stands for exactly this build of Python; nothing is ever fetched from it. */
const key = (): URL => {
  const versions = Object.values(pythonFiles).map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
  return new URL(`runtime/snapshot?${new URLSearchParams({ of: versions.join() }).toString()}`, document.baseURI);
};

/** The snapshot kept by an earlier visit; undefined if there is none, if it is damaged, or if nothing can be kept. */
export async function readSnapshot(): Promise<ArrayBuffer | undefined> {
  try {
    const cache = await caches.open(cacheName);
    const response = await cache.match(key());
    if (response === undefined) return undefined;
    const snapshot = await response.arrayBuffer();
    return response.headers.get(sumHeader) === checksum(snapshot) ? snapshot : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the snapshot for later visits, if the browser lets us, in place of those of other versions. */
export async function keepSnapshot(snapshot: ArrayBuffer): Promise<void> {
  try {
    await caches.delete(cacheName);
    const cache = await caches.open(cacheName);
    await cache.put(key(), new Response(snapshot, { headers: { [sumHeader]: checksum(snapshot) } }));
  } catch {
    // Full or blocked storage: the next visit starts the ordinary way.
  }
}

export async function forgetSnapshot(): Promise<void> {
  await caches.delete(cacheName).catch(() => false);
}

/** Against damage, not against malice: whoever can write the page's storage can do worse. */
function checksum(bytes: ArrayBuffer): string {
  const words = new Uint32Array(bytes, 0, Math.floor(bytes.byteLength / 4));
  let sum = 1;
  for (const word of words) sum = (Math.imul(sum, 31) + word) | 0;
  return `${bytes.byteLength}:${sum}`;
}
