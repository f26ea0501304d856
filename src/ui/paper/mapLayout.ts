import type { FlowMap } from '../../lesson/lesson.ts';
import { textWidth } from '../stage/layout/textWidth.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box extends Point {
  readonly id: string;
  readonly label: string;
  readonly width: number;
}

interface Arrow {
  readonly id: string;
  readonly label: string;
  readonly from: Point;
  readonly to: Point;
  readonly labelAt: Point;
}

export interface MapLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly arrows: readonly Arrow[];
}

export const boxHeight = 36;
const rowHeight = 150;
const width = 640;
/** Between an arrow and the one that comes back. */
const laneOffset = 16;
/** Near where an arrow starts: in the middle, arrows cross. */
const labelPart = 0.32;

/** Boxes in rows, each below those that lead to it, joined by straight arrows. `x` and `y` are of middles. */
export function mapLayout(map: FlowMap): MapLayout {
  const rows = rowsOf(map);
  const boxes = rows.flatMap((row, rowIndex) =>
    row.map(({ id, label }, index): Box => {
      const x = ((index + 0.5) * width) / row.length;
      return { id, label, x, y: boxHeight / 2 + 1 + rowIndex * rowHeight, width: textWidth(label) * 1.2 + 24 };
    }),
  );
  const boxOf = new Map(boxes.map((box) => [box.id, box]));
  const arrows = map.edges.flatMap((edge) => {
    const [from, to] = [boxOf.get(edge.from), boxOf.get(edge.to)];
    if (from === undefined || to === undefined || from === to) return [];
    const isTwoWay = map.edges.some((other) => other.from === edge.to && other.to === edge.from);
    return [arrowOf(edge.id, edge.label, from, to, isTwoWay ? laneOffset : 0)];
  });
  return { width, height: (rows.length - 1) * rowHeight + boxHeight + 2, boxes, arrows };
}

function arrowOf(id: string, label: string, from: Box, to: Box, offset: number): Arrow {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const aside = { x: (-dy / length) * offset, y: (dx / length) * offset };
  const [start, end] = [edgeOf(from, dx, dy), edgeOf(to, -dx, -dy)].map(({ x, y }) => ({
    x: x + aside.x,
    y: y + aside.y,
  }));
  if (start === undefined || end === undefined) throw new Error('An arrow has two ends.');
  const at = (part: number): Point => ({
    x: start.x + (end.x - start.x) * part,
    y: start.y + (end.y - start.y) * part,
  });
  return { id, label, from: start, to: end, labelAt: at(labelPart) };
}

/** Where a line from the middle of `box` in a direction leaves it. */
function edgeOf(box: Box, dx: number, dy: number): Point {
  const part = Math.min(box.width / 2 / Math.abs(dx), boxHeight / 2 / Math.abs(dy));
  return { x: box.x + dx * part, y: box.y + dy * part };
}

/** The boxes by how many arrows lead to them at most; an arrow that closes a circle does not count. */
function rowsOf({ nodes, edges }: FlowMap): readonly (readonly FlowMap['nodes'][number][])[] {
  const onward: { readonly from: string; readonly to: string }[] = [];
  const leadsTo = (from: string, to: string): boolean =>
    from === to || onward.some((edge) => edge.from === from && leadsTo(edge.to, to));
  for (const edge of edges) if (!leadsTo(edge.to, edge.from)) onward.push(edge);
  const rowOf = (id: string): number =>
    Math.max(0, ...onward.filter(({ to }) => to === id).map(({ from }) => rowOf(from) + 1));
  const rowIndexes = nodes.map(({ id }) => rowOf(id));
  return Array.from({ length: Math.max(0, ...rowIndexes) + 1 }, (_, row) =>
    nodes.filter((__, index) => rowIndexes[index] === row),
  );
}
