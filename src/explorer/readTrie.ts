import { defined } from '../base/assert.ts';
import type { PartValues, PartView } from './partValues.ts';
import { Reads } from './reads.ts';
import { roomFor } from './roomFor.ts';

/*
 * A node asks for one part, seen whole or through a view, and has a place for each number that may be seen there:
 * [part, view (-1: whole), lowest number with a place, how many places, where they start]. A place holds 0 for nothing,
 * the offset of a node (above 0), or an answer (below 0: -1 - answer). Places that are outgrown are left behind.
 */
const nodeSize = 5;
const whole = { keys: [], isWhole: true };

/**
 * Answers to questions about states, found by what had to be read to answer them: a question is answered once for all
 * states that look alike to it.
 */
export class ReadTrie {
  #nodes = new Int32Array(1_024);
  #nodesEnd = nodeSize;
  #places = new Int32Array(1_024);
  #placesEnd = 1;
  readonly #views: PartView[] = [];
  readonly #viewNumbers = new Map<PartView, number>();
  readonly #parts: readonly PartValues[];
  /** Parts that answers depend on and that nobody asks for, since they have one value only. */
  readonly #unchanging = new Set<number>();

  constructor(parts: readonly PartValues[]) {
    this.#parts = parts;
  }

  /** A new question. */
  addQuestion(): number {
    return this.#addPlaces(1);
  }

  /** The answer in the state whose parts have the numbers `ids`; -1 when it is not known. Answers are numbers from 0. */
  answer(question: number, ids: Int32Array): number {
    const nodes = this.#nodes;
    const places = this.#places;
    let at = places[question] as number;
    while (at > 0) {
      const id = ids[nodes[at] as number] as number;
      const view = nodes[at + 1] as number;
      const place = (view < 0 ? id : this.#look(view, id)) - (nodes[at + 2] as number);
      if (place < 0 || place >= (nodes[at + 3] as number)) return -1;
      at = places[(nodes[at + 4] as number) + place] as number;
    }
    return -1 - at;
  }

  /** Forgets all answers when a part that used to be the same in every state is so no longer. */
  forgetIfOutdated(): void {
    for (const part of this.#unchanging) {
      if (this.#part(part).values.length === 1) continue;
      this.#unchanging.clear();
      this.#places.fill(0);
      return;
    }
  }

  /** Remembers an answer, for all states that look like this one to whoever reads what `reads` names. */
  learn(question: number, ids: Int32Array, reads: Reads, answer: number): void {
    const passed = new Reads();
    let place = question;
    for (let at = this.#places[place] ?? 0; at > 0; at = this.#places[place] ?? 0) {
      const [part, view] = [this.#nodes[at] ?? 0, this.#nodes[at + 1] ?? 0];
      for (const path of view < 0 ? [whole] : this.#view(view).paths) passed.add(part, path);
      place = this.#placeFor(at, ids);
    }
    for (const part of reads.byPart.keys()) {
      if (this.#part(part).values.length === 1) {
        this.#unchanging.add(part);
        continue;
      }
      const paths = reads.pathsOf(part).filter((path) => !passed.covers(part, path));
      if (paths.length === 0) continue;
      const node = this.#addNode(part, this.#part(part).viewOf(paths));
      this.#places[place] = node;
      place = this.#placeFor(node, ids);
    }
    this.#places[place] = -1 - answer;
  }

  #look(view: number, id: number): number {
    const { seen } = this.#views[view] as PartView;
    const number = id < seen.length ? (seen[id] as number) : 0;
    return number > 0 ? number : this.#view(view).look(id);
  }

  #part(part: number): PartValues {
    return defined(this.#parts[part], 'part');
  }

  #view(view: number): PartView {
    return defined(this.#views[view], 'view');
  }

  #addNode(part: number, view: PartView | undefined): number {
    const at = this.#nodesEnd;
    this.#nodesEnd += nodeSize;
    this.#nodes = roomFor(this.#nodes, this.#nodesEnd);
    this.#nodes[at] = part;
    this.#nodes[at + 1] = view ? this.#numberOf(view) : -1;
    return at;
  }

  #numberOf(view: PartView): number {
    const known = this.#viewNumbers.get(view);
    if (known !== undefined) return known;
    this.#viewNumbers.set(view, this.#views.length);
    return this.#views.push(view) - 1;
  }

  /** Where the node's answer for this state is or will be. */
  #placeFor(at: number, ids: Int32Array): number {
    const [part = 0, view = 0, first = 0, count = 0, start = 0] = this.#nodes.subarray(at, at + nodeSize);
    const id = defined(ids[part], 'number of a part');
    const seen = view < 0 ? id : this.#look(view, id);
    if (count > 0 && seen >= first && seen < first + count) return start + seen - first;
    if (count === 0) return this.#giveNode(at, seen, 1);
    // Grows on the side where it is needed, to twice its size at least.
    const least = seen < first ? Math.max(0, Math.min(seen, first - count)) : first;
    const end = seen < first ? first + count : Math.max(seen + 1, first + 2 * count);
    const moved = this.#giveNode(at, least, end - least);
    this.#places.copyWithin(moved + first - least, start, start + count);
    return moved + seen - least;
  }

  #giveNode(at: number, first: number, count: number): number {
    const start = this.#addPlaces(count);
    this.#nodes.set([first, count, start], at + 2);
    return start;
  }

  #addPlaces(count: number): number {
    const at = this.#placesEnd;
    this.#placesEnd += count;
    this.#places = roomFor(this.#places, this.#placesEnd);
    return at;
  }
}
