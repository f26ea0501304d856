import { useEffect, useState } from 'react';

/** Bytes of scripts that have arrived since the component was first shown, as they are on the disk or on the wire. */
export function useScriptBytes(): number {
  const [byteCount, setByteCount] = useState(0);
  useEffect(() => {
    const observer = new PerformanceObserver((entries) => {
      const arrived = entries.getEntries().reduce((sum, entry) => sum + scriptBytes(entry), 0);
      if (arrived > 0) setByteCount((count) => count + arrived);
    });
    observer.observe({ type: 'resource' });
    return () => observer.disconnect();
  }, []);
  return byteCount;
}

function scriptBytes(entry: PerformanceEntry): number {
  const isScript = entry instanceof PerformanceResourceTiming && /\.m?js(\?|$)/.test(entry.name);
  return isScript ? entry.encodedBodySize : 0;
}
