import { pythonFiles, type RuntimeFile } from 'virtual:runtime';

/** All that a start of Python needs, decompressed, with the memory of one that has started. */
export type PythonStart = Readonly<Record<PartName, ArrayBuffer>>;

const fileNames = ['loader', 'glue', 'wasm', 'library'] as const;
/** The snapshot last: where it is, all are. */
const partNames = [...fileNames, 'snapshot'] as const;
type PartName = (typeof partNames)[number];

const cacheName = 'python-snapshots';
const sumHeader = 'X-Checksum';

/** An address that stands for this part of exactly this build of Python; nothing is ever fetched from it. */
function keyOf(part: PartName): URL {
  const versions = Object.values(pythonFiles).map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
  const query = new URLSearchParams({ of: versions.join() });
  return new URL(`runtime/started/${part}?${query.toString()}`, document.baseURI);
}

/** What an earlier visit kept; undefined if that is nothing or damaged, or if nothing can be kept. */
export async function readPythonStart(): Promise<PythonStart | undefined> {
  try {
    const cache = await caches.open(cacheName);
    const parts = await Promise.all(partNames.map((name) => readPart(cache, name)));
    return Object.fromEntries(parts) as PythonStart;
  } catch {
    return undefined;
  }
}

/** Keeps it for later visits, if the browser lets us, in place of those of other versions. */
export async function keepPythonStart(start: PythonStart): Promise<void> {
  try {
    await caches.delete(cacheName);
    const cache = await caches.open(cacheName);
    for (const name of partNames) {
      await cache.put(keyOf(name), new Response(start[name], { headers: { [sumHeader]: checksum(start[name]) } }));
    }
  } catch {
    // Full or blocked storage: the next visit starts the ordinary way.
  }
}

export async function forgetPythonStart(): Promise<void> {
  await caches.delete(cacheName).catch(() => false);
}

async function readPart(cache: Cache, name: PartName): Promise<readonly [PartName, ArrayBuffer]> {
  const response = await cache.match(keyOf(name));
  if (response === undefined) throw new Error(`${name} is not kept.`);
  const bytes = await response.arrayBuffer();
  const file: RuntimeFile | undefined = name === 'snapshot' ? undefined : pythonFiles[name];
  const isWhole = file === undefined || file.fullByteLength === bytes.byteLength;
  if (!isWhole || response.headers.get(sumHeader) !== checksum(bytes)) throw new Error(`${name} is damaged.`);
  return [name, bytes];
}

/** Against damage, not against malice: whoever can write the page's storage can do worse. */
function checksum(bytes: ArrayBuffer): string {
  const words = new Uint32Array(bytes, 0, Math.floor(bytes.byteLength / 4));
  let sum = 1;
  // By index: of eight million words an iterator would take ten times as long.
  for (let index = 0; index < words.length; index += 1) sum = (Math.imul(sum, 31) + (words[index] ?? 0)) | 0;
  return `${bytes.byteLength}:${sum}`;
}
