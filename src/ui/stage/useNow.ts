import { useEffect, useRef, useState } from 'react';
import { defined } from '../../base/assert.ts';
import type { Rows } from '../../view/rows.ts';
import { useStore } from '../state/store.ts';

const playingMs = 1_500;
const steppingMs = 450;

/**
 * The position on the time axis that is drawn as the present. It travels one step, slowly while playing and
 * quickly otherwise; it jumps when the step is another one, or the reader asked for less motion.
 */
export function useNow({ ends }: Rows, stepIndex: number): number {
  const target = defined(ends[stepIndex], 'end of the step');
  const [now, setNow] = useState(target);
  const drawn = useRef({ ends, stepIndex, at: target });
  useEffect(() => {
    const from = drawn.current;
    // A fork leaves the past as it was, so its new step is travelled like any other.
    const isSamePast = from.ends[from.stepIndex] === ends[from.stepIndex];
    const isOneStep = isSamePast && Math.abs(stepIndex - from.stepIndex) <= 1;
    const lengthMs = isOneStep && !matchMedia('(prefers-reduced-motion: reduce)').matches ? travelMs() : 0;
    let startedAtMs: number | undefined;
    const draw = (atMs: number) => {
      startedAtMs ??= atMs;
      const part = lengthMs === 0 ? 1 : Math.min(1, (atMs - startedAtMs) / lengthMs);
      const at = part === 1 ? target : from.at + (target - from.at) * eased(part);
      drawn.current = { ends, stepIndex, at };
      setNow(at);
      if (part < 1) frame = requestAnimationFrame(draw);
    };
    let frame = requestAnimationFrame(draw);
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [ends, stepIndex, target]);
  return now;
}

function travelMs(): number {
  const { isPlaying, speed } = useStore.getState();
  return isPlaying ? playingMs / speed : steppingMs;
}

const eased = (part: number): number => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);
