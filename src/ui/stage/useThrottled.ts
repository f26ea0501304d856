import { useLayoutEffect, useRef, useState } from 'react';

/** `text`, changing at most once in `intervalMs`; the latest always gets through. */
export function useThrottled(text: string, intervalMs: number): string {
  const [shown, setShown] = useState(text);
  const changedAtMs = useRef(0);
  // Before the page is painted: what need not wait comes with what it tells of, in one frame.
  useLayoutEffect(() => {
    const show = (): void => {
      changedAtMs.current = performance.now();
      setShown(text);
    };
    const waitMs = changedAtMs.current + intervalMs - performance.now();
    if (waitMs <= 0) {
      show();
      return undefined;
    }
    const timer = setTimeout(show, waitMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text, intervalMs]);
  return shown;
}
