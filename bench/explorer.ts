import { lockModel } from '../src/engine/lockModel.ts';
import { startSearch } from '../src/explorer/search.ts';
import { referenceConfig } from '../src/tools/explore/referenceModel.ts';

/** One search of the reference model, rule seal. */
export interface Sample {
  readonly stateCount: number;
  readonly elapsedMs: number;
  readonly bytes: number;
}

/** What a place has to measure with; processor time where there is one, so that other programs do not count. */
export interface Gauges {
  readonly nowMs: () => number;
  readonly bytesInUse: () => number;
}

/** Searches until it has `stateLimit` states or all. */
export function takeSample(clientCount: number, writeCount: number, stateLimit: number, gauges: Gauges): Sample {
  const model = lockModel(referenceConfig('seal', clientCount, { habit: 'readModifyWrite', writeCount }));
  const bytesBefore = gauges.bytesInUse();
  const startedAtMs = gauges.nowMs();
  const search = startSearch(model, { stateLimit, useSymmetry: false });
  while (search.advance(100_000));
  const elapsedMs = gauges.nowMs() - startedAtMs;
  const bytes = gauges.bytesInUse() - bytesBefore;
  return { stateCount: search.progress().stateCount, elapsedMs, bytes };
}
