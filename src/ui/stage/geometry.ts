import type { Participant } from '../../view/participant.ts';
import { isSameParticipant } from '../../view/participant.ts';
import type { Rows } from '../../view/rows.ts';

/** Where things go in the drawing, in its own pixels (the page scales it). */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly isCompact: boolean;
  readonly top: number;
  /** From one participant's line to the next. */
  readonly laneGap: number;
  x(participant: Participant): number;
  y(position: number): number;
}

const wideHeight = 420;
const compactHeight = 460;
const top = 30;
const bottom = 26;
const smallestUnit = 15;

export function geometryOf(lanes: readonly Participant[], rows: Rows, isCompact: boolean): Geometry {
  const width = isCompact ? 350 : 580;
  const left = isCompact ? 58 : 82;
  // The last line needs room beside it: for storage's answers, or for half a name.
  const isStorageLast = lanes.at(-1)?.type === 'storage';
  const right = isStorageLast ? 148 : isCompact ? 24 : 62;
  const gap = (width - left - right) / Math.max(1, lanes.length - 1);
  const room = (isCompact ? compactHeight : wideHeight) - top - bottom;
  const unit = Math.max(smallestUnit, room / rows.length);
  return {
    width,
    height: top + rows.length * unit + bottom,
    isCompact,
    top,
    laneGap: gap,
    x: (participant) => left + gap * lanes.findIndex((lane) => isSameParticipant(lane, participant)),
    y: (position) => top + position * unit,
  };
}
