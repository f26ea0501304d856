import type { Arrow } from '../../view/diagram.ts';
import type { Geometry } from './geometry.ts';

/** An arrow in the drawing: its line, and how far along it a point is. */
export interface ArrowPath {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  at(part: number): { readonly x: number; readonly y: number };
}

const laneHalf = 8;
const dropPart = 0.6;

export function arrowPathOf(arrow: Arrow, geometry: Geometry): ArrowPath {
  const from = geometry.x(arrow.from);
  const to = geometry.x(arrow.to);
  const side = Math.sign(to - from);
  const start = { x: from + side * laneHalf, y: geometry.y(arrow.start) };
  const full = { x: to - side * laneHalf, y: geometry.y(arrow.end ?? geometry.length) };
  // A copy branches off where the original was when it was made.
  const x1 = start.x + (full.x - start.x) * forkPart(arrow, geometry.length);
  const y1 = start.y;
  // A lost message stops on its way; one in flight has not arrived by the end of the drawing.
  const part = arrow.fate === 'delivered' ? 1 : dropPart;
  const x2 = x1 + (full.x - x1) * part;
  const y2 = arrow.fate === 'inFlight' ? y1 + (full.y - y1) * part : full.y;
  return { x1, y1, x2, y2, at: (t) => ({ x: x1 + (x2 - x1) * t, y: y1 + (y2 - y1) * t }) };
}

/** How far the original of a copy had come: 0 for a message of its own. */
function forkPart({ start, original }: Arrow, length: number): number {
  if (!original) return 0;
  const end = original.end ?? length;
  const reach = original.fate === 'delivered' ? 1 : dropPart;
  // At the very start of a line a fork could not be seen.
  return Math.max(0.1, (reach * (start - original.start)) / Math.max(1, end - original.start));
}
