import type { Arrow, Bar, Diagram } from '../../../view/diagram.ts';
import { arrowPathOf } from '../arrowPath.ts';
import type { Geometry } from '../geometry.ts';
import { carriedPart } from './carriersOf.ts';
import { stepAt } from './chaptersOf.ts';
import { badgePlace } from './label.ts';
import type { Line } from './lineSheet.ts';

/** Up to here a token may have to go before it comes to where it stays. */
const lastRest = 0.5;

/** All that is drawn and not written: where the worlds part, bars, messages, and tokens at the places where a step may leave them. */
export function linesOf(
  { bars, arrows }: Diagram,
  ends: readonly number[],
  geometry: Geometry,
  differsAt: number | undefined,
): readonly Line[] {
  return [
    ...(differsAt === undefined ? [] : [differenceLine(differsAt, geometry)]),
    ...bars.map((bar) => barLine(bar, geometry)),
    ...arrows.flatMap((arrow) => [
      { ...arrowPathOf(arrow, geometry), of: arrow },
      ...tokenLines(arrow, ends, geometry),
    ]),
  ];
}

/** The same height in every world: from here on they do not tell the same story. */
export function differenceLine(at: number, { y, width }: Geometry): Line {
  return { x1: 0, y1: y(at) + 4, x2: width, y2: y(at) + 4 };
}

function barLine({ lane, start, end }: Bar, { x, y, length }: Geometry): Line {
  return { x1: x(lane), y1: y(start), x2: x(lane), y2: y(end ?? length) };
}

/** Both diagonals of each place: hardly anything lies on a token that does not cross one. */
function tokenLines(arrow: Arrow, ends: readonly number[], geometry: Geometry): readonly Line[] {
  const { start, end, token } = arrow;
  if (token === undefined || end === undefined) return [];
  const latest = start + lastRest * (end - start);
  const path = arrowPathOf(arrow, geometry);
  return ends.slice(stepAt(ends, start), stepAt(ends, latest)).flatMap((at) => {
    const { left, top, width, height } = badgePlace(path.at(carriedPart({ arrow, restPart: 1 }, at)), token).box;
    const [right, bottom] = [left + width, top + height];
    return [
      { x1: left, y1: top, x2: right, y2: bottom, of: arrow, isToken: true },
      { x1: right, y1: top, x2: left, y2: bottom, of: arrow, isToken: true },
    ];
  });
}
