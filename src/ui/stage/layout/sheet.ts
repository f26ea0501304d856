/** A rectangle of the drawing, in its own pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The paper, and what is written on it already. */
export interface Sheet {
  isFree(box: Box): boolean;
  take(box: Box): void;
}

const bandHeight = 64;

/** An empty sheet. What is on it is kept by bands of height, so that a long drawing costs no more per label. */
export function emptySheet(width: number, height: number): Sheet {
  const bands = new Map<number, Box[]>();
  return {
    isFree: (box) =>
      isWithin(box, width, height) &&
      bandsOf(box).every((band) => !(bands.get(band) ?? []).some((other) => overlap(box, other))),
    take: (box) => {
      for (const band of bandsOf(box)) {
        const taken = bands.get(band);
        if (taken) taken.push(box);
        else bands.set(band, [box]);
      }
    },
  };
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}

function isWithin({ left, top, width, height }: Box, sheetWidth: number, sheetHeight: number): boolean {
  return left >= 0 && left + width <= sheetWidth && top >= 0 && top + height <= sheetHeight;
}

/** The bands of height that a part of the drawing lies in. */
export function bandsOf({ top, height }: Pick<Box, 'top' | 'height'>): readonly number[] {
  const first = Math.floor(top / bandHeight);
  const last = Math.floor((top + height) / bandHeight);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
