import * as v from 'valibot';

/** Code that travels in a link. */
export interface SharedCode {
  /** The id of a challenge, or what `placeOfSnippet` says. */
  readonly place: string;
  readonly language: 'python' | 'typescript' | 'sql';
  readonly code: string;
}

const snippetPrefix = 'snippets/';

/** No challenge's id has a slash in it. */
export function placeOfSnippet(snippetId: string): string {
  return snippetPrefix + snippetId;
}

export function isPlaceOfSnippet(place: string): boolean {
  return place.startsWith(snippetPrefix);
}

const schema = v.strictObject({
  place: v.pipe(v.string(), v.maxLength(100)),
  language: v.picklist(['python', 'typescript', 'sql']),
  code: v.pipe(v.string(), v.maxLength(20_000)),
});
export const unreadableLink = 'The code in the link could not be read, so nothing of yours was changed.';

const mostBytes = 100_000;
/** An address may be longer than this only by its beginning. */
const longestText = 19_000;

/** As text for an address, compressed; undefined when that is more than a link of this lesson may hold. */
export async function encodeSharedCode(shared: SharedCode): Promise<string | undefined> {
  if (!v.is(schema, shared)) return undefined;
  const text = await compressed(JSON.stringify(shared));
  return text.length <= longestText ? text : undefined;
}

/** Any text, compressed, in characters that an address leaves alone. */
export async function compressed(plain: string): Promise<string> {
  const stream = new Blob([plain]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Undefined when the text is damaged, or holds anything else. A small text that unfolds into a huge one is cut off. */
export async function decodeSharedCode(text: string): Promise<SharedCode | undefined> {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const parsed = v.safeParse(schema, JSON.parse(await textWithin(stream, mostBytes)));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

async function textWithin(stream: ReadableStream<Uint8Array>, limit: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let byteCount = 0;
  for await (const chunk of stream) {
    byteCount += chunk.length;
    if (byteCount > limit) throw new Error('More than any code of a challenge.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
