import type { TabId } from '../state/tabId.ts';

/** A part of the lesson, or the Stage within the first one. */
export type ReadableId = TabId | 'stage';
type Source = () => readonly string[];

const sources = new Map<ReadableId, Source>();

/**
 * Registers what there is to read aloud in a part, asked for at the moment of reading. Without it, or when it
 * gives nothing, the section in view is read. Returns how to take it back (so an effect can return it).
 */
export function setReadable(id: ReadableId, source: Source): () => void {
  sources.set(id, source);
  return () => {
    if (sources.get(id) === source) sources.delete(id);
  };
}

/** What is registered for a part; nothing where nothing is. */
export function readableOf(id: ReadableId): readonly string[] {
  return sources.get(id)?.() ?? [];
}
