import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the drawings have to be narrow: on a phone, or when more than two stand side by side. The document
 * that the build writes is drawn for a wide page.
 */
export function useCompact(worldCount: number): boolean {
  const media = mediaFor(worldCount);
  const subscribe = useCallback((changed: () => void) => subscribeTo(media, changed), [media]);
  return useSyncExternalStore(
    subscribe,
    () => queryFor(media).matches,
    () => false,
  );
}

/** Three stand in a row, four in two rows or, on a big screen, in one: see stage.css. */
function mediaFor(worldCount: number): string {
  if (worldCount === 3) return '(max-width: 1699px)';
  return worldCount === 4 ? '(max-width: 699px), (min-width: 1700px)' : '(max-width: 699px)';
}

function subscribeTo(media: string, changed: () => void): () => void {
  const query = queryFor(media);
  query.addEventListener('change', changed);
  return () => {
    query.removeEventListener('change', changed);
  };
}

const queries = new Map<string, MediaQueryList>();

/** Asking the browser anew at every step is not free. */
function queryFor(media: string): MediaQueryList {
  const known = queries.get(media);
  if (known) return known;
  const query = matchMedia(media);
  queries.set(media, query);
  return query;
}
