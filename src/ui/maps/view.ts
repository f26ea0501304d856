export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What of a drawing is seen: its upper left corner and how many times larger than the whole, in the drawing's units. */
export interface View {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const largestZoom = 8;

/** All of the drawing. */
export const fitted = ({ x, y }: Box): View => ({ zoom: 1, x, y });

export function seenBox({ zoom, x, y }: View, whole: Box): Box {
  return { x, y, width: whole.width / zoom, height: whole.height / zoom };
}

/** Larger or smaller by `factor`; `point` stays where it is on the screen. */
export function zoomedAt(view: View, whole: Box, factor: number, point: Point): View {
  const zoom = clamp(view.zoom * factor, 1, largestZoom);
  const kept = view.zoom / zoom;
  return keptWithin({ zoom, x: point.x - (point.x - view.x) * kept, y: point.y - (point.y - view.y) * kept }, whole);
}

export function zoomedAtMiddle(view: View, whole: Box, factor: number): View {
  const { x, y, width, height } = seenBox(view, whole);
  return zoomedAt(view, whole, factor, { x: x + width / 2, y: y + height / 2 });
}

export function movedBy(view: View, whole: Box, x: number, y: number): View {
  return keptWithin({ ...view, x: view.x + x, y: view.y + y }, whole);
}

/** Moved by as little as brings `part` into sight. */
export function showing(view: View, whole: Box, part: Box): View {
  const seen = seenBox(view, whole);
  const x = shift(seen.x, seen.width, part.x, part.width);
  const y = shift(seen.y, seen.height, part.y, part.height);
  return movedBy(view, whole, x, y);
}

function shift(seen: number, seenLength: number, part: number, partLength: number): number {
  if (part < seen) return part - seen;
  return Math.max(0, Math.min(part + partLength - seen - seenLength, part - seen));
}

/** Nothing beside the drawing comes into sight. */
function keptWithin({ zoom, x, y }: View, whole: Box): View {
  return {
    zoom,
    x: clamp(x, whole.x, whole.x + whole.width * (1 - 1 / zoom)),
    y: clamp(y, whole.y, whole.y + whole.height * (1 - 1 / zoom)),
  };
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
