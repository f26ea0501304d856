import type { Arrow } from '../../../view/diagram.ts';
import { bandsOf, type Box } from './sheet.ts';

/** A straight line of the drawing, or through something that is drawn for a while. */
export interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** The message that it belongs to. */
  readonly of?: Arrow;
  /** Whether it runs through a place that the message’s token passes. */
  readonly isToken?: boolean;
}

/** The lines that are drawn, for what is to be written beside them. */
export interface LineSheet {
  /** How many lines run through `box`, but for what may lie there. */
  crossingsOf(box: Box, isOwn: (line: Line) => boolean): number;
}

/** Kept by bands of height, as in `sheet.ts`. */
export function lineSheet(lines: readonly Line[]): LineSheet {
  const bands = new Map<number, Line[]>();
  for (const line of lines) {
    const top = Math.min(line.y1, line.y2);
    for (const band of bandsOf({ top, height: Math.max(line.y1, line.y2) - top })) {
      const known = bands.get(band);
      if (known) known.push(line);
      else bands.set(band, [line]);
    }
  }
  return {
    crossingsOf: (box, isOwn) => {
      const near = new Set(bandsOf(box).flatMap((band) => bands.get(band) ?? []));
      let count = 0;
      for (const line of near) if (!isOwn(line) && crosses(line, box)) count++;
      return count;
    },
  };
}

/** Whether the line has a point within the box: what is left of it when all four sides have cut it off. */
export function crosses({ x1, y1, x2, y2 }: Line, { left, top, width, height }: Box): boolean {
  let [from, to] = [0, 1];
  const sides = [
    [x1 - x2, x1 - left],
    [x2 - x1, left + width - x1],
    [y1 - y2, y1 - top],
    [y2 - y1, top + height - y1],
  ] as const;
  for (const [direction, distance] of sides) {
    if (direction === 0 && distance <= 0) return false;
    if (direction < 0) from = Math.max(from, distance / direction);
    if (direction > 0) to = Math.min(to, distance / direction);
  }
  return from < to;
}
