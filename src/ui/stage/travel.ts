/** The present moves down the time axis, from one step to the next. Positions are in units of `Rows`. */
export interface Travel {
  readonly from: number;
  readonly to: number;
  /** 0: it jumps. */
  readonly durationMs: number;
  readonly isPlaying: boolean;
  /** The step that it comes to. */
  readonly stepIndex: number;
}
