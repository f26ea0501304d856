import type { LockTrace } from '../engine/traceOf.ts';

/**
 * The vertical axis that all worlds share. Each action of the schedule has a row; a row stands lower than
 * the one before by one unit and a little more where time went by, so that a pause looks long and two
 * messages a moment apart stay legible. Positions are in units, 0 at the top.
 */
export interface Rows {
  /** Per step, the position of each of its actions, and of a look, which is one row too. */
  readonly steps: readonly (readonly number[])[];
  /** Position after each number of steps: `ends[0]` is the top, `ends[n]` is where step n is complete. */
  readonly ends: readonly number[];
  /** The clock as read down the axis, where it is worth a line. */
  readonly ticks: readonly Tick[];
  readonly length: number;
}

export interface Tick {
  readonly at: number;
  readonly atMs: number;
}

const unitMs = 5_000;
const longestGap = 1.8;
const stepGap = 0.35;

export function rowsOf(traces: readonly LockTrace[]): Rows {
  const clock = timesOf(traces);
  const steps: number[][] = [];
  const ends = [0];
  const ticks: Tick[] = [{ at: 0, atMs: 0 }];
  let at = 0;
  let nowMs = 0;
  for (const times of clock) {
    at += steps.length === 0 ? 0 : stepGap;
    const positions = times.map((timeMs) => {
      const gap = Math.min(longestGap, (timeMs - nowMs) / unitMs);
      at += 1 + gap;
      // A tick where time has visibly passed; the rest is the same moment to a reader.
      if (timeMs - nowMs >= 1_000) ticks.push({ at, atMs: timeMs });
      nowMs = timeMs;
      return at;
    });
    steps.push(positions);
    ends.push(at + stepGap / 2);
  }
  return { steps, ends, ticks, length: at + 1 };
}

/** When each action happened: the latest of the worlds, since they share the axis. */
function timesOf(traces: readonly LockTrace[]): readonly (readonly number[])[] {
  const [first] = traces;
  if (!first) return [];
  return first.steps.map(({ moves }, stepIndex) => {
    const latestMs = (moveIndex: number) => Math.max(...traces.map((trace) => timeMsAt(trace, stepIndex, moveIndex)));
    return moves.length === 0 ? [latestMs(0)] : moves.map((_, moveIndex) => latestMs(moveIndex));
  });
}

function timeMsAt(trace: LockTrace, stepIndex: number, moveIndex: number): number {
  const step = trace.steps[stepIndex];
  const move = step?.moves[moveIndex];
  if (move?.type === 'taken') return move.state.nowMs;
  return trace.steps[stepIndex - 1]?.state.nowMs ?? trace.initial.nowMs;
}
