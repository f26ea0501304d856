import { useSyncExternalStore } from 'react';

const narrow = '(max-width: 699px)';

/** Whether the drawing has to fit a phone. The document that the build writes is drawn for a wide page. */
export function useCompact(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', changed);
  return () => {
    query.removeEventListener('change', changed);
  };
}
