/** The dark modules of a QR code, row after row. */
export interface QrMatrix {
  readonly size: number;
  readonly data: ArrayLike<number>;
}

/** Readers need this much light around a code, in modules. */
export const quietZone = 4;

/** The dark modules as one path, a module being one unit; runs of them are one rectangle, so no gaps show. */
export function qrPath({ size, data }: QrMatrix): string {
  const runs: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let start = 0; start < size; start += 1) {
      if (!data[row * size + start]) continue;
      let end = start + 1;
      while (end < size && data[row * size + end]) end += 1;
      runs.push(`M${start + quietZone} ${row + quietZone}h${end - start}v1h${start - end}z`);
      start = end;
    }
  }
  return runs.join('');
}
