import { useEffect, useRef, useState } from 'react';

/** `text`, changing at most once in `intervalMs`; the latest always gets through. */
export function useThrottled(text: string, intervalMs: number): string {
  const [shown, setShown] = useState(text);
  const changedAtMs = useRef(0);
  useEffect(() => {
    const waitMs = Math.max(0, changedAtMs.current + intervalMs - performance.now());
    const timer = setTimeout(() => {
      changedAtMs.current = performance.now();
      setShown(text);
    }, waitMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text, intervalMs]);
  return shown;
}
