import { takeSample } from './explorer.ts';

/** In a worker of a page: takes the samples that it is asked for, one after another. */
self.addEventListener('message', ({ data }: MessageEvent<readonly [number, number, number]>) => {
  const gauges = { nowMs: () => performance.now(), bytesInUse: () => 0 };
  self.postMessage(takeSample(...data, gauges));
});
