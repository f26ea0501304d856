import type { LockTrace } from '../engine/traceOf.ts';

/** A metric and its value after some steps. */
export interface Counter {
  readonly name: string;
  readonly value: number;
}

/** The two counters that one alerts on: writes by what became of them, after `stepCount` steps. */
export function countersOf(trace: LockTrace, stepCount: number): readonly Counter[] {
  const events = trace.steps
    .slice(0, stepCount)
    .flatMap(({ moves }) => moves.flatMap((move) => (move.type === 'taken' ? move.events : [])));
  const count = (type: string) => events.filter((event) => event.type === type).length;
  return [
    { name: 'writes_total{resource="x",result="ok"}', value: count('writeAccepted') },
    { name: 'writes_total{resource="x",result="fenced"}', value: count('writeRejected') },
  ];
}
