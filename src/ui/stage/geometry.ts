import type { Participant } from '../../view/participant.ts';
import { isSameParticipant } from '../../view/participant.ts';
import type { Rows } from '../../view/rows.ts';

/** How much room there is for a world. The narrower it is drawn, the larger is what is written in it. */
export type Format = 'wide' | 'compact' | 'narrow';

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
  /** The other way round: which moment is drawn at this height. */
  positionAt(y: number): number;
}

export const headHeight = 24;
/** `left` is for the clock, `right` for half a name, or for storage's answers where storage is last. */
const formats = {
  wide: { width: 580, left: 82, right: 62, rightOfStorage: 148, height: 400 },
  compact: { width: 350, left: 58, right: 24, rightOfStorage: 148, height: 436 },
  narrow: { width: 262, left: 44, right: 22, rightOfStorage: 108, height: 436 },
};
const top = 14;
const bottom = 16;
const smallestUnit = 15;

/** `stretch` draws time longer than the least that is legible. */
export function geometryOf(lanes: readonly Participant[], rows: Rows, format: Format, stretch: number): Geometry {
  const { width, left, right, rightOfStorage, height } = formats[format];
  const aside = lanes.at(-1)?.type === 'storage' ? rightOfStorage : right;
  const gap = (width - left - aside) / Math.max(1, lanes.length - 1);
  const room = height - top - bottom;
  const unit = Math.max(smallestUnit, room / rows.length) * stretch;
  return {
    width,
    height: top + rows.length * unit + bottom,
    isCompact: format !== 'wide',
    laneGap: gap,
    length: rows.length,
    x: (participant) => left + gap * lanes.findIndex((lane) => isSameParticipant(lane, participant)),
    y: (position) => top + position * unit,
    positionAt: (y) => (y - top) / unit,
  };
}
