import { defined } from '../base/assert.ts';
import type { LockEvent } from '../engine/event.ts';
import type { LockTrace } from '../engine/traceOf.ts';

/** A metric and its value after some steps. */
export interface Counter {
  readonly name: string;
  readonly value: number;
}

/** The two counters that one alerts on: writes by what became of them, after `stepCount` steps. */
export function countersOf(trace: LockTrace, stepCount: number): readonly Counter[] {
  const { ok, fenced } = countsOf(trace)[stepCount] ?? { ok: 0, fenced: 0 };
  return [
    { name: 'writes_total{resource="x",result="ok"}', value: ok },
    { name: 'writes_total{resource="x",result="fenced"}', value: fenced },
  ];
}

interface Counts {
  readonly ok: number;
  readonly fenced: number;
}

const counts = new WeakMap<LockTrace, readonly Counts[]>();

/** After each number of steps, counted once for each trace. */
function countsOf(trace: LockTrace): readonly Counts[] {
  const known = counts.get(trace);
  if (known) return known;
  const all: Counts[] = [{ ok: 0, fenced: 0 }];
  for (const { moves } of trace.steps) {
    const events = moves.flatMap((move) => (move.type === 'taken' ? move.events : []));
    const count = (type: LockEvent['type']) => events.filter((event) => event.type === type).length;
    const { ok, fenced } = defined(all.at(-1), 'counts');
    all.push({ ok: ok + count('writeAccepted'), fenced: fenced + count('writeRejected') });
  }
  counts.set(trace, all);
  return all;
}
