import type { Amount, KeptPart, OfflineState } from './offlineStore.ts';

export const partNames: Readonly<Record<KeptPart['id'], string>> = {
  lesson: 'Text, diagrams and the page’s own code',
  maps: 'What draws the maps',
  editor: 'Code editor',
  typescript: 'TypeScript',
  python: 'Python',
  databases: 'Databases',
  snapshot: 'Python’s memory after its first start, to start faster',
};

export const amountNames: Readonly<Record<Amount, string>> = {
  all: 'everything',
  lesson: 'all but the large parts',
  nothing: 'nothing',
};

/** One sentence on what works without network. */
export function keptSentence({ amount, isChosen, isSavingData, parts, isKeeping, problem }: OfflineState): string {
  if (problem !== undefined) return `Not everything is kept on this device. ${problem} The next visit tries again.`;
  if (amount === 'nothing') return 'Nothing is kept on this device: the lesson needs the network.';
  const all = total(parts, 'bytes');
  const kept = total(parts, 'keptBytes');
  if (parts.length === 0) return 'The lesson is being kept on this device.';
  if (kept === all) return `Kept on this device, ${sizeOf(kept)}: all of the lesson works without network.`;
  const soFar = `${sizeOf(kept)} of ${sizeOf(all)}`;
  if (amount === 'lesson') {
    const why = isSavingData && !isChosen ? ', since your browser is set to save data' : '';
    return `Kept on this device, ${soFar}: all but the large parts works without network${why}.`;
  }
  return isKeeping ? `Being kept on this device: ${soFar}.` : `Kept on this device so far: ${soFar}.`;
}

export function stateOf({ bytes, keptBytes }: KeptPart): string {
  if (keptBytes === bytes) return 'kept';
  return keptBytes === 0 ? 'not kept' : `${sizeOf(keptBytes)} kept`;
}

/** In the units that files are sold in: `840 kB`, `6.4 MB`. */
export function sizeOf(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

function total(parts: readonly KeptPart[], what: 'bytes' | 'keptBytes'): number {
  return parts.reduce((sum, part) => sum + part[what], 0);
}
