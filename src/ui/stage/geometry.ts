import type { Participant } from '../../view/participant.ts';
import { isSameParticipant } from '../../view/participant.ts';
import type { Rows } from '../../view/rows.ts';

/** Where things go in the drawing, in its own pixels (the page scales it). The names of the lanes stand above it. */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly isCompact: boolean;
  /** From one participant's line to the next. */
  readonly laneGap: number;
  /** The end of the time axis, in the units of `Rows`. */
  readonly length: number;
  x(participant: Participant): number;
  y(position: number): number;
}

export const headHeight = 24;
const wideHeight = 400;
const compactHeight = 436;
const top = 14;
const bottom = 16;
const smallestUnit = 15;

/** `stretch` draws time longer than the least that is legible. */
export function geometryOf(lanes: readonly Participant[], rows: Rows, isCompact: boolean, stretch: number): Geometry {
  const width = isCompact ? 350 : 580;
  const left = isCompact ? 58 : 82;
  // The last line needs room beside it: for storage's answers, or for half a name.
  const isStorageLast = lanes.at(-1)?.type === 'storage';
  const right = isStorageLast ? 148 : isCompact ? 24 : 62;
  const gap = (width - left - right) / Math.max(1, lanes.length - 1);
  const room = (isCompact ? compactHeight : wideHeight) - top - bottom;
  const unit = Math.max(smallestUnit, room / rows.length) * stretch;
  return {
    width,
    height: top + rows.length * unit + bottom,
    isCompact,
    laneGap: gap,
    length: rows.length,
    x: (participant) => left + gap * lanes.findIndex((lane) => isSameParticipant(lane, participant)),
    y: (position) => top + position * unit,
  };
}
