/** One file of the build, as the list in the service worker names it. */
export interface KeptFile {
  /** Relative to the folder that holds the lesson. */
  readonly url: string;
  readonly bytes: number;
  /** What stands for its content: of the bytes as they lie there and, of a compressed file, of those in it. */
  readonly sums: readonly string[];
  readonly part: PartId;
}

/** The first is kept before anything else, all of it or nothing; the others follow when there is time. */
export const partIds = ['lesson', 'maps', 'editor', 'typescript', 'python', 'databases'] as const;
export type PartId = (typeof partIds)[number];

/** What the page and its service worker say to each other. */
export type Order = 'list' | 'useNow' | 'tidy';

/** Lessons of one host keep their files apart. */
export function cacheNameOf(folder: string): string {
  return `lesson-files ${folder}`;
}

/** A file is kept under its address and its content: several versions of it can lie side by side. */
export function keyOf({ url, sums }: KeptFile, folder: string): string {
  return new URL(`${url}?kept=${sums[0] ?? ''}`, folder).href;
}

export async function sumOf(content: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', content);
  return [...new Uint8Array(digest.slice(0, 8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
