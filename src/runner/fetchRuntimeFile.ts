import type { RuntimeFile } from 'virtual:runtime';

/**
 * Fetches one file of the runtime and decompresses it, unless the server's headers made the browser do so already.
 * Rejects with a sentence. `onBytes` gets the number of bytes that came each time.
 */
export async function fetchRuntimeFile(file: RuntimeFile, onBytes: (byteCount: number) => void): Promise<ArrayBuffer> {
  const name = file.path.slice(file.path.lastIndexOf('/') + 1);
  const response = await fetch(new URL(file.path, document.baseURI)).catch(() => {
    throw new Error(`${name} could not be loaded: the network or the server does not answer.`);
  });
  if (!response.ok) throw new Error(`${name} could not be loaded: the server answers ${response.status}.`);
  const bytes = await readAll(response, name, onBytes);
  const full = isGzip(bytes) ? await gunzip(bytes, name) : bytes;
  if (full.byteLength === file.fullByteLength) return full.buffer;
  const reason = isHtml(full)
    ? 'the server sends a web page in its place'
    : 'it arrived damaged or is of another version';
  throw new Error(`${name} could not be loaded: ${reason}. Reloading the page may help.`);
}

type Bytes = Uint8Array<ArrayBuffer>;

async function readAll(response: Response, name: string, onBytes: (byteCount: number) => void): Promise<Bytes> {
  const counter = new TransformStream<Bytes, Bytes>({
    transform(chunk, controller) {
      onBytes(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  const counted = response.body?.pipeThrough(counter) ?? null;
  const buffer = await new Response(counted).arrayBuffer().catch(() => {
    throw new Error(`${name} could not be loaded: the connection broke off.`);
  });
  return new Uint8Array(buffer);
}

async function gunzip(bytes: Bytes, name: string): Promise<Bytes> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  const buffer = await new Response(stream).arrayBuffer().catch(() => {
    throw new Error(`${name} could not be loaded: it arrived damaged. Reloading the page may help.`);
  });
  return new Uint8Array(buffer);
}

function isGzip(bytes: Bytes): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

function isHtml(bytes: Bytes): boolean {
  return /^\s*<(!doctype|html)/i.test(new TextDecoder().decode(bytes.subarray(0, 200)));
}
