import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 36rem)';

/** Whether the page is as narrow as on a phone. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    onChange,
    () => matchMedia(NARROW).matches,
    () => false,
  );
}

function onChange(listener: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
