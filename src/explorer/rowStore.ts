import { defined } from '../base/assert.ts';
import type { RowLayout } from './rowLayout.ts';

const chunkBits = 14;
const rowsInChunk = 1 << chunkBits;
/** Little is put in its place again and again when a table grows fast; a large one grows less fast, to waste less. */
const growth = { fast: 8, slow: 4, fastBelow: 1 << 20 };
/** Of a hundred slots at most this many are taken. */
const fullAtPercent = 62;
/** Rows on offer that are looked up together: memory answers many questions at once nearly as fast as one. */
const offersAtOnce = 256;

/**
 * States as packed rows in the order in which they were found, none twice, each with the number of the row from which it
 * was found (-1 for a beginning). A flat hash table finds them: a slot holds the number of a row plus one and, in the bits
 * that this leaves, bits of the row's hash; 0 is an empty slot.
 */
export class RowStore {
  count = 0;
  /** Rows that were looked up, up to the first for which there was no room. */
  offerCount = 0;
  isFull = false;
  layout: RowLayout;
  readonly #limit: number;
  #chunks: Int32Array[] = [];
  /** Apart from the rows, so that a row of four words lies in one line of memory. */
  readonly #parents: Int32Array[] = [];
  #slots = new Int32Array(1 << 12);
  // What is on offer and was not looked up yet.
  #pendingCount = 0;
  #pendingRows: Int32Array;
  /** One more than there can be offers: `#touch` leaves there what it read, so that it is not left out as useless. */
  readonly #pendingParents = new Int32Array(offersAtOnce + 1);
  readonly #pendingHashes = new Int32Array(offersAtOnce);

  constructor(layout: RowLayout, limit: number) {
    this.layout = layout;
    this.#limit = limit;
    this.#pendingRows = new Int32Array(offersAtOnce * layout.wordCount);
  }

  /** A state was found, perhaps not for the first time. */
  offer(row: Int32Array, parent: number): void {
    const start = this.#place(parent);
    for (let word = 0; word < row.length; word++) this.#pendingRows[start + word] = row[word] as number;
  }

  /** The same with the row that the row `index` becomes by the step at `at` in `steps`. */
  offerStep(index: number, steps: Int32Array, at: number): void {
    const rows = this.#pendingRows;
    const { wordCount } = this.layout;
    let to = this.#place(index);
    const chunk = this.#chunks[index >>> chunkBits] as Int32Array;
    let from = (index & (rowsInChunk - 1)) * wordCount;
    for (const end = from + wordCount; from < end; from++) {
      rows[to++] = ((chunk[from] as number) & (steps[at] as number)) | (steps[at + 1] as number);
      at += 2;
    }
  }

  /** Where the next row on offer goes. */
  #place(parent: number): number {
    if (this.#pendingCount === offersAtOnce) this.settle();
    const offer = this.#pendingCount++;
    this.#pendingParents[offer] = parent;
    return offer * this.layout.wordCount;
  }

  /** Adds what is on offer and new, in the order of the offers. */
  settle(): void {
    const count = this.#pendingCount;
    this.#pendingCount = 0;
    if (this.isFull) return;
    if ((this.count + count) * 100 > this.#slots.length * fullAtPercent) {
      this.#index(this.#slots.length * (this.#slots.length < growth.fastBelow ? growth.fast : growth.slow));
    }
    this.#hash(count);
    this.#touch(count);
    this.#addAll(count);
  }

  /** How many rows from `first` on, at most `most`, stand one after the other in memory. */
  runFrom(first: number, most: number): number {
    return Math.min(most, rowsInChunk - (first & (rowsInChunk - 1)));
  }

  /** Reads a run of rows into `ids`, as the numbers of their parts. */
  unpack(first: number, rowCount: number, ids: Int32Array): void {
    const chunk = this.#chunks[first >>> chunkBits] as Int32Array;
    this.layout.unpack(chunk, (first & (rowsInChunk - 1)) * this.layout.wordCount, rowCount, ids);
  }

  parentOf(index: number): number {
    return defined(this.#parents[index >>> chunkBits]?.[index & (rowsInChunk - 1)], 'row');
  }

  /** Packs all rows anew. */
  rearrange(layout: RowLayout, partCount: number): void {
    this.settle();
    const ids = new Int32Array(partCount);
    const row = new Int32Array(layout.wordCount);
    const old = this.#chunks;
    this.#chunks = [];
    for (let index = 0; index < this.count; index++) {
      const place = index & (rowsInChunk - 1);
      this.layout.unpack(old[index >>> chunkBits] as Int32Array, place * this.layout.wordCount, 1, ids);
      layout.pack(ids, row);
      if (place === 0) this.#chunks.push(new Int32Array(rowsInChunk * row.length));
      (this.#chunks[index >>> chunkBits] as Int32Array).set(row, place * row.length);
    }
    this.layout = layout;
    this.#pendingRows = new Int32Array(offersAtOnce * row.length);
    this.#index(this.#slots.length);
  }

  #hash(count: number): void {
    const rows = this.#pendingRows;
    const { wordCount } = this.layout;
    for (let at = 0; at < count; at++) this.#pendingHashes[at] = hashOf(rows, at * wordCount, wordCount);
  }

  /** Asks memory for all that the offers will need, and waits for nothing. */
  #touch(count: number): void {
    const slots = this.#slots;
    const hashes = this.#pendingHashes;
    const mask = slots.length - 1;
    const { wordCount } = this.layout;
    let sum = 0;
    for (let at = 0; at < count; at++) sum ^= slots[(hashes[at] as number) & mask] as number;
    for (let at = 0; at < count; at++) {
      const entry = slots[(hashes[at] as number) & mask] as number;
      if (entry === 0 || ((entry ^ (hashes[at] as number)) & ~mask) !== 0) continue;
      const index = (entry & mask) - 1;
      sum ^= (this.#chunks[index >>> chunkBits] as Int32Array)[(index & (rowsInChunk - 1)) * wordCount] as number;
    }
    this.#pendingParents[offersAtOnce] = sum;
  }

  /** Adds what is new of the offers, up to the first for which there is no room. */
  #addAll(count: number): void {
    const slots = this.#slots;
    const mask = slots.length - 1;
    const hashes = this.#pendingHashes;
    const rows = this.#pendingRows;
    const chunks = this.#chunks;
    const { wordCount } = this.layout;
    for (let at = 0; at < count; at++) {
      this.offerCount++;
      const hash = hashes[at] as number;
      const start = at * wordCount;
      let slot = hash & mask;
      let entry = slots[slot] as number;
      for (; entry !== 0; entry = slots[slot] as number) {
        if (((entry ^ hash) & ~mask) === 0) {
          const index = (entry & mask) - 1;
          const chunk = chunks[index >>> chunkBits] as Int32Array;
          let from = (index & (rowsInChunk - 1)) * wordCount;
          let to = start;
          while (to < start + wordCount && chunk[from] === rows[to]) {
            from++;
            to++;
          }
          if (to === start + wordCount) break;
        }
        slot = (slot + 1) & mask;
      }
      if (entry !== 0) continue;
      if (this.count >= this.#limit) {
        this.isFull = true;
        return;
      }
      slots[slot] = (hash & ~mask) | (this.#append(at) + 1);
    }
  }

  /** Makes an offer the last row. Its number. */
  #append(at: number): number {
    const index = this.count++;
    const { wordCount } = this.layout;
    const place = index & (rowsInChunk - 1);
    if (place === 0) {
      this.#chunks.push(new Int32Array(rowsInChunk * wordCount));
      this.#parents.push(new Int32Array(rowsInChunk));
    }
    (this.#parents[index >>> chunkBits] as Int32Array)[place] = this.#pendingParents[at] as number;
    const chunk = this.#chunks[index >>> chunkBits] as Int32Array;
    const rows = this.#pendingRows;
    const start = place * wordCount;
    for (let word = 0; word < wordCount; word++) chunk[start + word] = rows[at * wordCount + word] as number;
    return index;
  }

  #index(slotCount: number): void {
    const slots = new Int32Array(slotCount);
    const mask = slotCount - 1;
    const { wordCount } = this.layout;
    const { count } = this;
    for (let index = 0; index < count; index++) {
      const start = (index & (rowsInChunk - 1)) * wordCount;
      const hash = hashOf(this.#chunks[index >>> chunkBits] as Int32Array, start, wordCount);
      let slot = hash & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = (hash & ~mask) | (index + 1);
    }
    this.#slots = slots;
  }
}

/** Mixes the words of a row into 32 bits, each of which depends on all of them (after the finaliser of MurmurHash3). */
function hashOf(words: Int32Array, start: number, count: number): number {
  let hash = 0x9e3779b9 | 0;
  for (let word = start; word < start + count; word++) {
    hash = Math.imul(hash ^ (words[word] as number), 0x85ebca6b);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 13);
}
