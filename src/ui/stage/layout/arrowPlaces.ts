import type { Arrow } from '../../../view/diagram.ts';
import { arrowPathOf, type ArrowPath } from '../arrowPath.ts';
import type { Geometry } from '../geometry.ts';
import { badgePlace, textPlace, type Place } from './label.ts';
import { textWidth } from './textWidth.ts';

const steepPx = 60;
const parts = [0.5, 0.3, 0.7, 0.4, 0.6, 0.22, 0.8, 0.14];
const above = -5;
const below = 14;

/** Where on its arrow a token can be, best first. */
export function arrowBadgePlaces(arrow: Arrow, geometry: Geometry): readonly Place[] {
  const { token } = arrow;
  if (token === undefined) return [];
  const path = arrowPathOf(arrow, geometry);
  const best = isSteep(path) ? 0.22 : isLong(path, geometry) ? 0.28 : 0.5;
  return [best, ...parts].map((part) => badgePlace(path.at(part), token));
}

/** Where beside its arrow a message's text can stand, best first. */
export function arrowTextPlaces(arrow: Arrow, geometry: Geometry): readonly Place[] {
  const path = arrowPathOf(arrow, geometry);
  const lines = arrow.isDelayed ? [arrow.text, 'delayed'] : [arrow.text];
  const width = Math.max(...lines.map(textWidth));
  const at = (part: number, dx: number, dy: number): Place => {
    const { x, y } = path.at(part);
    const rise = dy < 0 ? (lines.length - 1) * 14 : 0;
    return textPlace(x + dx, y + dy - rise, dx === 0 ? 'middle' : dx < 0 ? 'end' : 'start', lines, width);
  };
  const level = (part: number, dys: readonly number[]): readonly Place[] => dys.map((dy) => at(part, 0, dy));
  if (isSteep(path)) {
    // Beside the line, on the side where the paper is free above it.
    const side = Math.sign(path.x2 - path.x1);
    return [0.22, ...parts].flatMap((part) => [
      at(part, side * 17, -3),
      at(part, side * 8, 2),
      at(part, -side * 8, 10),
    ]);
  }
  const far = isLong(path, geometry);
  if (arrow.isReply) return [far ? 0.75 : 0.5, ...parts].flatMap((part) => level(part, [below, above, 19, -11]));
  if (arrow.token === undefined) return [far ? 0.3 : 0.5, ...parts].flatMap((part) => level(part, [above, below, -11]));
  // The second leaves room for the token while it sets out.
  const nearBadge = far ? [] : [...level(0.5, [-16, 25]), ...level(0.68, [-21, 30])];
  return [...nearBadge, ...[0.72, ...parts].flatMap((part) => level(part, [above, below, -11, 19]))];
}

function isSteep({ y1, y2 }: ArrowPath): boolean {
  return y2 - y1 > steepPx;
}

function isLong({ x1, x2 }: ArrowPath, { laneGap }: Geometry): boolean {
  return Math.abs(x2 - x1) > laneGap * 1.3;
}
