/** A stretch of the time axis, in pixels of the drawing. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export const everything: Stretch = { from: -Infinity, to: Infinity };
