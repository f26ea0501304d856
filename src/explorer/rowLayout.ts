const wordBits = 32;

/** Where the number of each part is within a row of 32-bit words. No number crosses from one word into the next. */
export class RowLayout {
  readonly wordCount: number;
  readonly #words: Int32Array;
  readonly #shifts: Int32Array;
  readonly #masks: Int32Array;
  /** The parts that have any bits at all. */
  readonly #varying: Int32Array;

  /** `widths`: bits for each part, 0 for one that has the number 0 in every row. */
  constructor(widths: readonly number[]) {
    this.#words = new Int32Array(widths.length);
    this.#shifts = new Int32Array(widths.length);
    this.#masks = new Int32Array(widths.length);
    const used: number[] = [];
    const widestFirst = [...widths.entries()].toSorted(([, a], [, b]) => b - a);
    for (const [part, width] of widestFirst) {
      let word = used.findIndex((bits) => bits + width <= wordBits);
      if (word < 0) word = used.push(0) - 1;
      this.#words[part] = word;
      this.#shifts[part] = used[word] ?? 0;
      this.#masks[part] = width === 0 ? 0 : -1 >>> (wordBits - width);
      used[word] = (used[word] ?? 0) + width;
    }
    this.wordCount = used.length;
    this.#varying = Int32Array.from(widths.keys()).filter((part) => widths[part] !== 0);
  }

  /** Whether a part can have this many values. */
  holds(part: number, valueCount: number): boolean {
    return valueCount - 1 <= (this.#masks[part] as number) >>> 0;
  }

  pack(ids: Int32Array, row: Int32Array): void {
    const words = this.#words;
    const shifts = this.#shifts;
    const varying = this.#varying;
    row.fill(0);
    for (let at = 0; at < varying.length; at++) {
      const part = varying[at] as number;
      const word = words[part] as number;
      row[word] = (row[word] as number) | ((ids[part] as number) << (shifts[part] as number));
    }
  }

  /**
   * Reads `rowCount` rows that stand one after the other in `rows` from `start` on, into `ids`, state after state, which
   * were filled by this layout before or are all 0. Part by part: what has to be known of a part is looked up once.
   */
  unpack(rows: Int32Array, start: number, rowCount: number, ids: Int32Array): void {
    const { wordCount } = this;
    const varying = this.#varying;
    const partCount = this.#words.length;
    for (let each = 0; each < varying.length; each++) {
      const part = varying[each] as number;
      const shift = this.#shifts[part] as number;
      const mask = this.#masks[part] as number;
      let from = start + (this.#words[part] as number);
      const end = rowCount * partCount;
      for (let to = part; to < end; to += partCount) {
        ids[to] = ((rows[from] as number) >>> shift) & mask;
        from += wordCount;
      }
    }
  }

  /**
   * What becomes of a row when parts change as `code` says from `at` on (part, new number, part, new number …), into `step`
   * from `start` on: for each word the bits that stay, and the bits that are put in.
   */
  step(code: Int32Array, at: number, changeCount: number, step: Int32Array, start: number): void {
    for (let word = 0; word < this.wordCount; word++) step.set([-1, 0], start + 2 * word);
    for (let end = at + 2 * changeCount; at < end; at += 2) {
      const part = code[at] ?? 0;
      const shift = this.#shifts[part] ?? 0;
      const place = start + 2 * (this.#words[part] ?? 0);
      step[place] = (step[place] ?? 0) & ~((this.#masks[part] ?? 0) << shift);
      step[place + 1] = (step[place + 1] ?? 0) | ((code[at + 1] ?? 0) << shift);
    }
  }
}

/** Rows are packed anew as seldom as can be: a part has four times as many values before they no longer fit. */
const spareBits = 2;

/** A layout for parts with so many values each, and with bits to spare, so that it is not soon too narrow. */
export function roomyLayout(valueCounts: readonly number[]): RowLayout {
  const widths = valueCounts.map((count) =>
    count > 1 ? Math.min(wordBits, wordBits + spareBits - Math.clz32(count - 1)) : 0,
  );
  let layout = new RowLayout(widths);
  const fullness = (part: number) => (valueCounts[part] ?? 0) / 2 ** (widths[part] ?? 0);
  const fullestFirst = [...widths.keys()].filter((part) => (widths[part] ?? 0) > 0);
  fullestFirst.sort((a, b) => fullness(b) - fullness(a));
  for (const part of fullestFirst) {
    const wider = new RowLayout(widths.map((width, other) => (other === part ? Math.min(wordBits, width + 1) : width)));
    if (wider.wordCount > layout.wordCount) continue;
    widths[part] = Math.min(wordBits, (widths[part] ?? 0) + 1);
    layout = wider;
  }
  return layout;
}
