import type { Note } from '../../../view/diagram.ts';
import type { Geometry } from '../geometry.ts';
import { frameLineHeight, textPlace, type Place } from './label.ts';
import { codeWidth, textWidth } from './textWidth.ts';

const laneHalf = 8;
const asideGap = 12;
const shifts = [0, 8, -8, 16, -16, 24, -24, 32, -32, 42, -42];

/** Where what is said at a participant's line can stand, best first: in a frame for storage's answers. */
export function notePlaces(note: Note, geometry: Geometry): readonly Place[] {
  return note.kind === 'storage' ? framePlaces(note, geometry) : asidePlaces(note, geometry);
}

/** On the far side of the line, seen from whoever asked, so that request and answer stay free; but within the drawing. */
function framePlaces({ lane, about, at, lines, tone }: Note, geometry: Geometry): readonly Place[] {
  const x = geometry.x(lane);
  const width = Math.max(...lines.map(codeWidth)) + 14;
  const height = lines.length * frameLineHeight + 8;
  const isFromRight = about !== undefined && geometry.x(about) > x;
  const lefts = [x - laneHalf - width, x + laneHalf];
  const sides = isFromRight ? lefts : lefts.toReversed();
  return shifts.flatMap((shift) =>
    sides.map((left) => ({
      box: {
        left: Math.max(2, Math.min(left, geometry.width - width - 2)),
        top: Math.max(1, geometry.y(at) - height / 2 + shift),
        width,
        height,
      },
      mark: { type: 'frame', lines, tone },
    })),
  );
}

function asidePlaces({ lane, at, lines }: Note, geometry: Geometry): readonly Place[] {
  const x = geometry.x(lane);
  const y = geometry.y(at) + 4;
  const width = Math.max(...lines.map(textWidth));
  const right = (shift: number): Place => textPlace(x + asideGap, y + shift, 'start', lines, width);
  const left = (shift: number): Place => textPlace(x - asideGap, y + shift, 'end', lines, width);
  const isLast = x > geometry.width * 0.8;
  return shifts.flatMap((shift) => (isLast ? [left(shift), right(shift)] : [right(shift), left(shift)]));
}
