import type { ReactElement } from 'react';
import { useThrottled } from './useThrottled.ts';

/** What happens, for a screen reader: about one message a second, however fast it plays. */
export function LiveRegion({ text }: { readonly text: string }): ReactElement {
  return (
    <p className="visually-hidden" aria-live="polite">
      {useThrottled(text, 1_000)}
    </p>
  );
}
