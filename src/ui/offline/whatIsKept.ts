import { cacheNameOf, keyOf, partIds, type KeptFile } from './keptFile.ts';
import type { KeptPart } from './offlineStore.ts';

/** Where the runner keeps Python's memory as it stood after its first start. */
const snapshotCacheName = 'python-snapshots';

/** The parts of the build with what of them is here, and what the browser keeps beside them. */
export async function whatIsKept(files: readonly KeptFile[], folder: string): Promise<readonly KeptPart[]> {
  const cache = await caches.open(cacheNameOf(folder));
  const keys = new Set((await cache.keys()).map(({ url }) => url));
  const parts = partIds.map((id): KeptPart => {
    const own = files.filter(({ part }) => part === id);
    return { id, bytes: sum(own), keptBytes: sum(own.filter((file) => keys.has(keyOf(file, folder)))) };
  });
  const snapshotBytes = await sizeOfSnapshot();
  return [
    ...parts.filter(({ bytes }) => bytes > 0),
    ...(snapshotBytes > 0 ? [{ id: 'snapshot', bytes: snapshotBytes, keptBytes: snapshotBytes } as const] : []),
  ];
}

/** Forgets all of it. */
export async function forgetKept(folder: string): Promise<void> {
  await Promise.all([caches.delete(cacheNameOf(folder)), caches.delete(snapshotCacheName)]);
}

async function sizeOfSnapshot(): Promise<number> {
  if (!(await caches.has(snapshotCacheName))) return 0;
  const cache = await caches.open(snapshotCacheName);
  const responses = await cache.matchAll();
  const blobs = await Promise.all(responses.map((response) => response.blob()));
  return blobs.reduce((total, { size }) => total + size, 0);
}

function sum(files: readonly KeptFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}
