import type { Outcomes } from './outcomes.ts';
import { roomFor } from './roomFor.ts';
import type { RowLayout } from './rowLayout.ts';

type LearntOutcomes = Pick<Outcomes, 'code' | 'starts'> & { readonly outcomeCount: number };

/**
 * Outcomes as what they do to the rows of one layout, in `code`: how many transitions; for each its check, and for each word
 * of a row the bits that stay and the bits that take the place of the others.
 */
export class RowSteps {
  code = new Int32Array(1_024);
  /** Where in `code` each outcome begins. */
  starts = new Int32Array(256);
  #count = 0;
  #end = 0;
  readonly #layout: RowLayout;

  constructor(layout: RowLayout) {
    this.#layout = layout;
  }

  /** Takes in the outcomes that were learnt since. */
  update({ code, starts, outcomeCount }: LearntOutcomes): void {
    const { wordCount } = this.#layout;
    this.starts = roomFor(this.starts, outcomeCount);
    for (; this.#count < outcomeCount; this.#count++) {
      this.starts[this.#count] = this.#end;
      let at = starts[this.#count] ?? 0;
      const transitionCount = code[at++] ?? 0;
      this.code = roomFor(this.code, this.#end + 1 + transitionCount * (1 + 2 * wordCount));
      this.code[this.#end++] = transitionCount;
      for (let left = transitionCount; left > 0; left--) {
        const changeCount = code[at] ?? 0;
        this.code[this.#end] = code[at + 1] ?? 0;
        this.#layout.step(code, at + 2, changeCount, this.code, this.#end + 1);
        this.#end += 1 + 2 * wordCount;
        at += 2 + 2 * changeCount;
      }
    }
  }
}
