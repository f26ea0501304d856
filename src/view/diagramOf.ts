import type { LockConfig } from '../engine/config.ts';
import type { LockTrace } from '../engine/traceOf.ts';
import { arrowsOf } from './arrowsOf.ts';
import { barsOf } from './barsOf.ts';
import type { Diagram } from './diagram.ts';
import { notesOf } from './notesOf.ts';
import { participantsOf } from './participant.ts';
import type { Rows } from './rows.ts';

/** The whole trace as a space-time diagram on the axis `rows`, which all worlds share. */
export function diagramOf(config: LockConfig, trace: LockTrace, rows: Rows): Diagram {
  return {
    lanes: participantsOf(config),
    arrows: arrowsOf(config, trace, rows),
    bars: barsOf(config, trace, rows),
    notes: notesOf(config, trace, rows),
  };
}
