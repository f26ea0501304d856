import { keyOf, sumOf, type KeptFile } from './keptFile.ts';

/**
 * Fetches a file and keeps it, unless it is there already. What comes must be the very file that the list means: a web
 * page in its place, half of it, or one of another version is not kept. Rejects with a sentence.
 */
export async function keepFile(cache: Cache, file: KeptFile, folder: string): Promise<void> {
  const key = keyOf(file, folder);
  if ((await cache.match(key)) !== undefined) return;
  // What the page has fetched a moment ago need not come again; what is stale in the browser's own cache must.
  const response = (await fetched(file, folder, 'default')) ?? (await fetched(file, folder, 'reload'));
  if (response === undefined) throw new Error(`${file.url} does not arrive as it was built.`);
  await put(cache, key, response);
}

/** Keeps what was fetched for the page. Says nothing when it is not the file that the list means. */
export async function keepResponse(cache: Cache, file: KeptFile, folder: string, response: Response): Promise<void> {
  const kept = await verified(file, response);
  if (kept !== undefined) await put(cache, keyOf(file, folder), kept);
}

async function fetched(file: KeptFile, folder: string, mode: RequestCache): Promise<Response | undefined> {
  const response = await fetch(new URL(file.url, folder), { cache: mode, credentials: 'same-origin' }).catch(() => {
    throw new Error('The network or the server does not answer.');
  });
  return verified(file, response);
}

async function verified(file: KeptFile, response: Response): Promise<Response | undefined> {
  if (response.status !== 200) return undefined;
  const content = await response.arrayBuffer();
  if (!file.sums.includes(await sumOf(content))) return undefined;
  // Only the type: the host's other headers (compression, length, age) were true of the transfer, not of the file.
  const type = response.headers.get('Content-Type') ?? 'application/octet-stream';
  return new Response(content, { headers: { 'Content-Type': type } });
}

async function put(cache: Cache, key: string, response: Response): Promise<void> {
  await cache.put(key, response).catch((error: unknown) => {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    throw new Error(
      isFull ? 'This browser has no more room for it.' : 'This browser does not let the page keep files.',
    );
  });
}
