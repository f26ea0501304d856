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

  /** The same with the row that `row` becomes by the step at `at` in `steps`. */
  offerStep(row: Int32Array, steps: Int32Array, at: number, parent: number): void {
    const start = this.#place(parent);
    const rows = this.#pendingRows;
    for (let word = 0; word < row.length; word++) {
      const kept = (row[word] as number) & (steps[at + 2 * word] as number);
      rows[start + word] = kept | (steps[at + 2 * word + 1] as number);
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
    for (let at = 0; at < count; at++) {
      this.offerCount++;
      if (!this.#add(at)) {
        this.isFull = true;
        return;
      }
    }
  }

  /** Copies a row out. */
  read(index: number, row: Int32Array): void {
    const chunk = this.#chunks[index >>> chunkBits] as Int32Array;
    const start = (index & (rowsInChunk - 1)) * row.length;
    for (let word = 0; word < row.length; word++) row[word] = chunk[start + word] as number;
  }

  parentOf(index: number): number {
    return defined(this.#parents[index >>> chunkBits]?.[index & (rowsInChunk - 1)], 'row');
  }

  /** Packs all rows anew. */
  rearrange(layout: RowLayout, partCount: number): void {
    this.settle();
    const ids = new Int32Array(partCount);
    const oldRow = new Int32Array(this.layout.wordCount);
    const row = new Int32Array(layout.wordCount);
    const old = this.#chunks;
    this.#chunks = [];
    for (let index = 0; index < this.count; index++) {
      const oldStart = (index & (rowsInChunk - 1)) * oldRow.length;
      const oldChunk = old[index >>> chunkBits] as Int32Array;
      for (let word = 0; word < oldRow.length; word++) oldRow[word] = oldChunk[oldStart + word] as number;
      this.layout.unpack(oldRow, ids);
      layout.pack(ids, row);
      if ((index & (rowsInChunk - 1)) === 0) this.#chunks.push(new Int32Array(rowsInChunk * row.length));
      const start = (index & (rowsInChunk - 1)) * row.length;
      const chunk = this.#chunks[index >>> chunkBits] as Int32Array;
      for (let word = 0; word < row.length; word++) chunk[start + word] = row[word] as number;
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

  /** Adds an offer unless it is known. Whether there was room. */
  #add(at: number): boolean {
    const slots = this.#slots;
    const mask = slots.length - 1;
    const hash = this.#pendingHashes[at] as number;
    let slot = hash & mask;
    for (let entry = slots[slot] as number; entry !== 0; entry = slots[slot] as number) {
      if (((entry ^ hash) & ~mask) === 0 && this.#isSame((entry & mask) - 1, at)) return true;
      slot = (slot + 1) & mask;
    }
    if (this.count >= this.#limit) return false;
    const index = this.count++;
    slots[slot] = (hash & ~mask) | (index + 1);
    const { wordCount } = this.layout;
    const place = index & (rowsInChunk - 1);
    if (place === 0) {
      this.#chunks.push(new Int32Array(rowsInChunk * wordCount));
      this.#parents.push(new Int32Array(rowsInChunk));
    }
    (this.#parents[index >>> chunkBits] as Int32Array)[place] = this.#pendingParents[at] as number;
    const chunk = this.#chunks[index >>> chunkBits] as Int32Array;
    const start = place * wordCount;
    const rows = this.#pendingRows;
    for (let word = 0; word < wordCount; word++) chunk[start + word] = rows[at * wordCount + word] as number;
    return true;
  }

  #isSame(index: number, at: number): boolean {
    const chunk = this.#chunks[index >>> chunkBits] as Int32Array;
    const rows = this.#pendingRows;
    const { wordCount } = this.layout;
    const start = (index & (rowsInChunk - 1)) * wordCount;
    for (let word = 0; word < wordCount; word++) {
      if (chunk[start + word] !== rows[at * wordCount + word]) return false;
    }
    return true;
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
