import { useEffect, useState } from 'react';
import * as v from 'valibot';

export interface ProgramBytes {
  readonly arrived: number;
  readonly total: number;
}

const sizesSchema = v.record(v.string(), v.number());

/** How much of the drawing program has come; undefined until its size is known, as where nothing was built. */
export function useProgramBytes(): ProgramBytes | undefined {
  const [bytes, setBytes] = useState<ProgramBytes>();
  useEffect(() => {
    const leaving = new AbortController();
    void watchProgram(leaving.signal, setBytes);
    return () => leaving.abort();
  }, []);
  return bytes;
}

async function watchProgram(signal: AbortSignal, tell: (bytes: ProgramBytes) => void): Promise<void> {
  const sizes = await fetchSizes(signal);
  if (sizes.size === 0 || signal.aborted) return;
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const arrived = new Set<string>();
  const count = (entries: PerformanceEntryList): void => {
    for (const { name } of entries) {
      for (const file of sizes.keys()) if (new URL(name).pathname.endsWith(`/${file}`)) arrived.add(file);
    }
    tell({ total, arrived: [...arrived].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) });
  };
  const observer = new PerformanceObserver((list) => count(list.getEntries()));
  observer.observe({ type: 'resource', buffered: true });
  signal.addEventListener('abort', () => observer.disconnect());
}

async function fetchSizes(signal: AbortSignal): Promise<ReadonlyMap<string, number>> {
  try {
    const response = await fetch('./assets/drawing-program.json', { signal });
    return new Map(Object.entries(v.parse(sizesSchema, await response.json())));
  } catch {
    return new Map();
  }
}
