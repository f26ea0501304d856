import { defined } from '../base/assert.ts';
import type { RowLayout } from './rowLayout.ts';

const chunkBits = 14;
const rowsInChunk = 1 << chunkBits;
/** Of a hundred slots at most this many are taken. */
const fullAtPercent = 62;

export type Added = 'added' | 'known' | 'noRoom';

/**
 * States as packed rows in the order in which they were found, none twice, each with the number of the row from which it
 * was found (-1 for a beginning). A flat hash table finds them: a slot holds the number of a row plus one and, in the bits
 * that this leaves, bits of the row's hash; 0 is an empty slot.
 */
export class RowStore {
  count = 0;
  layout: RowLayout;
  readonly #limit: number;
  #chunks: Int32Array[] = [];
  #slots = new Int32Array(1 << 12);

  constructor(layout: RowLayout, limit: number) {
    this.layout = layout;
    this.#limit = limit;
  }

  add(row: Int32Array, parent: number): Added {
    const slots = this.#slots;
    const mask = slots.length - 1;
    const hash = hashOf(row, 0, row.length);
    let slot = hash & mask;
    for (let entry = slots[slot] as number; entry !== 0; entry = slots[slot] as number) {
      if (((entry ^ hash) & ~mask) === 0 && this.#holds((entry & mask) - 1, row)) return 'known';
      slot = (slot + 1) & mask;
    }
    if (this.count >= this.#limit) return 'noRoom';
    slots[slot] = (hash & ~mask) | (this.count + 1);
    this.#push(row, parent);
    if (this.count * 100 > slots.length * fullAtPercent) this.#index(2 * slots.length);
    return 'added';
  }

  read(index: number, ids: Int32Array): void {
    this.layout.unpack(this.#chunks[index >>> chunkBits] as Int32Array, this.#startOf(index) + 1, ids);
  }

  parentOf(index: number): number {
    return defined(this.#chunks[index >>> chunkBits]?.[this.#startOf(index)], 'row');
  }

  /** Packs all rows anew. */
  rearrange(layout: RowLayout, partCount: number): void {
    const ids = new Int32Array(partCount);
    const row = new Int32Array(layout.wordCount);
    const old = { chunks: this.#chunks, layout: this.layout, count: this.count };
    this.layout = layout;
    this.#chunks = [];
    this.count = 0;
    const oldStride = old.layout.wordCount + 1;
    for (let index = 0; index < old.count; index++) {
      const chunk = old.chunks[index >>> chunkBits] as Int32Array;
      const start = (index & (rowsInChunk - 1)) * oldStride;
      old.layout.unpack(chunk, start + 1, ids);
      layout.pack(ids, row);
      this.#push(row, chunk[start] as number);
    }
    this.#index(this.#slots.length);
  }

  #startOf(index: number): number {
    return (index & (rowsInChunk - 1)) * (this.layout.wordCount + 1);
  }

  #holds(index: number, row: Int32Array): boolean {
    const chunk = this.#chunks[index >>> chunkBits] as Int32Array;
    const start = (index & (rowsInChunk - 1)) * (row.length + 1) + 1;
    for (let word = 0; word < row.length; word++) if (chunk[start + word] !== row[word]) return false;
    return true;
  }

  #push(row: Int32Array, parent: number): void {
    const index = this.count++;
    const stride = row.length + 1;
    if ((index & (rowsInChunk - 1)) === 0) this.#chunks.push(new Int32Array(rowsInChunk * stride));
    const chunk = this.#chunks[index >>> chunkBits] as Int32Array;
    const start = (index & (rowsInChunk - 1)) * stride;
    chunk[start] = parent;
    for (let word = 0; word < row.length; word++) chunk[start + 1 + word] = row[word] as number;
  }

  #index(slotCount: number): void {
    const slots = new Int32Array(slotCount);
    const mask = slotCount - 1;
    const { wordCount } = this.layout;
    for (let index = 0; index < this.count; index++) {
      const hash = hashOf(this.#chunks[index >>> chunkBits] as Int32Array, this.#startOf(index) + 1, wordCount);
      let slot = hash & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = (hash & ~mask) | (index + 1);
    }
    this.#slots = slots;
  }
}

/** Mixes the words of a row into 32 bits, each of which depends on all of them (the finaliser of MurmurHash3 after each). */
function hashOf(words: Int32Array, start: number, count: number): number {
  let hash = 0x9e3779b9 | 0;
  for (let word = start; word < start + count; word++) {
    hash = Math.imul(hash ^ (words[word] as number), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
    hash ^= hash >>> 13;
  }
  return hash;
}
