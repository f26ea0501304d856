import type { LockEvent } from '../engine/event.ts';
import type { LockState } from '../engine/state.ts';
import type { LockTrace } from '../engine/traceOf.ts';
import type { Rows } from './rows.ts';

/** An action that was taken, and where its row is. */
export interface TakenMove {
  readonly at: number;
  readonly stepNumber: number;
  readonly events: readonly LockEvent[];
  readonly state: LockState;
}

export function takenMovesOf(trace: LockTrace, rows: Rows): readonly TakenMove[] {
  return trace.steps.flatMap(({ moves }, stepIndex) =>
    moves.flatMap((move, moveIndex) => {
      if (move.type === 'notTaken') return [];
      const at = rows.steps[stepIndex]?.[moveIndex] ?? 0;
      return [{ at, stepNumber: stepIndex + 1, events: move.events, state: move.state }];
    }),
  );
}
