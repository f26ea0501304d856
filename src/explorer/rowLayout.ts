const wordBits = 32;

/** Where the number of each part is within a row of 32-bit words. No number crosses from one word into the next. */
export class RowLayout {
  readonly wordCount: number;
  readonly #words: Int32Array;
  readonly #shifts: Int32Array;
  readonly #masks: Int32Array;

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
  }

  /** Whether a part can have this many values. */
  holds(part: number, valueCount: number): boolean {
    return valueCount - 1 <= (this.#masks[part] as number) >>> 0;
  }

  pack(ids: Int32Array, row: Int32Array): void {
    const [words, shifts] = [this.#words, this.#shifts];
    row.fill(0);
    for (let part = 0; part < ids.length; part++) {
      const word = words[part] as number;
      row[word] = (row[word] as number) | ((ids[part] as number) << (shifts[part] as number));
    }
  }

  /** Reads the row that begins at `at`. */
  unpack(rows: Int32Array, at: number, ids: Int32Array): void {
    const [words, shifts, masks] = [this.#words, this.#shifts, this.#masks];
    for (let part = 0; part < ids.length; part++) {
      const word = rows[at + (words[part] as number)] as number;
      ids[part] = (word >>> (shifts[part] as number)) & (masks[part] as number);
    }
  }

  /** Changes one part of a packed row. */
  put(row: Int32Array, part: number, id: number): void {
    const word = this.#words[part] as number;
    const shift = this.#shifts[part] as number;
    row[word] = ((row[word] as number) & ~((this.#masks[part] as number) << shift)) | (id << shift);
  }
}
