import { useState } from 'react';
import { defined } from '../../base/assert.ts';
import type { Rows } from '../../view/rows.ts';
import { useStore } from '../state/store.ts';
import type { Travel } from './travel.ts';

const playingMs = 1_500;
const steppingMs = 450;

/**
 * How the present gets to the end of a step: it travels one step, slowly while playing and quickly otherwise, and
 * jumps when the step is another one. The travelling itself is the style sheet's, which leaves it out for readers
 * who asked for less motion.
 */
export function useTravel({ ends }: Rows, stepIndex: number): Travel {
  const isPlaying = useStore((state) => state.isPlaying);
  const speed = useStore((state) => state.speed);
  const to = defined(ends[stepIndex], 'end of the step');
  const [last, setLast] = useState({
    ends,
    stepIndex,
    isPlaying,
    travel: { from: to, to, durationMs: 0, isPlaying: false, stepIndex },
  });
  if (last.ends === ends && last.stepIndex === stepIndex && last.isPlaying === isPlaying) return last.travel;
  // The last step stops the playing as it is taken.
  const travel =
    last.stepIndex === stepIndex && last.ends === ends ? last.travel : travelTo(isPlaying || last.isPlaying);
  setLast({ ends, stepIndex, isPlaying, travel });
  return travel;

  function travelTo(isPlayed: boolean): Travel {
    const from = last.travel.to;
    // A fork leaves the past as it was, so its new step is travelled like any other.
    const isOneStep = from === ends[last.stepIndex] && Math.abs(stepIndex - last.stepIndex) === 1;
    const durationMs = !isOneStep ? 0 : isPlayed ? playingMs / speed : steppingMs;
    return { from, to, durationMs, isPlaying: isPlayed, stepIndex };
  }
}
