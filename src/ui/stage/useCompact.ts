import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the drawings have to be narrow: on a phone, or when more than two stand side by side. The document
 * that the build writes is drawn for a wide page.
 */
export function useCompact(worldCount: number): boolean {
  const media = worldCount > 2 ? '(max-width: 1699px)' : '(max-width: 699px)';
  const subscribe = useCallback((changed: () => void) => subscribeTo(media, changed), [media]);
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(media).matches,
    () => false,
  );
}

function subscribeTo(media: string, changed: () => void): () => void {
  const query = matchMedia(media);
  query.addEventListener('change', changed);
  return () => {
    query.removeEventListener('change', changed);
  };
}
