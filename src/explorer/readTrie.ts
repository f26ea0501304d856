import { defined } from '../base/assert.ts';
import type { PartValues, PartView } from './partValues.ts';
import { partPath, Reads } from './reads.ts';
import { roomFor } from './roomFor.ts';

/*
 * A node asks for one part and has a place for each number of that part that has come by:
 * [part, lowest number with a place, how many places, where they start]. A place holds 0 for nothing, the offset of a node
 * (above 0), or an answer (below 0: -1 - answer). Places that are outgrown are left behind. Where a node sees its part
 * through a view, numbers that look alike share what is in their places: `forks` says what that is.
 */
const nodeSize = 4;

interface Fork {
  readonly view: PartView | undefined;
  /** By what is seen, the place that holds what is common to all that look so. */
  readonly places: Map<number, number>;
}

/**
 * Answers to questions about states, found by what had to be read to answer them: a question is answered once for all
 * states that look alike to it.
 */
export class ReadTrie {
  #nodes = new Int32Array(1_024);
  #nodesEnd = nodeSize;
  #places = new Int32Array(1_024);
  #placesEnd = 1;
  readonly #forks: Fork[] = [];
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
      const place = (ids[nodes[at] as number] as number) - (nodes[at + 1] as number);
      // Below 0 is beyond all places, taken as unsigned.
      const isThere = place >>> 0 < (nodes[at + 2] as number);
      let next = isThere ? (places[(nodes[at + 3] as number) + place] as number) : 0;
      if (next === 0) {
        next = this.#recall(at, ids);
        // Recalling may have moved places: begin again.
        return next === 0 ? -1 : this.answer(question, ids);
      }
      at = next;
    }
    return -1 - at;
  }

  /**
   * The answers in `stateCount` states whose parts' numbers stand one state after the other in `ids`, into `answers`, where
   * `places` says; -1 where it is not known at once. Whether all are.
   */
  answerAll(
    question: number,
    ids: Int32Array,
    partCount: number,
    stateCount: number,
    answers: Int32Array,
    places: { readonly first: number; readonly distance: number },
  ): boolean {
    const nodes = this.#nodes;
    const branches = this.#places;
    const root = branches[question] as number;
    const { distance } = places;
    let place = places.first;
    let isComplete = true;
    for (let start = 0; start < stateCount * partCount; start += partCount) {
      let at = root;
      while (at > 0) {
        const branch = (ids[start + (nodes[at] as number)] as number) - (nodes[at + 1] as number);
        // Below 0 is beyond all places, taken as unsigned.
        const isThere = branch >>> 0 < (nodes[at + 2] as number);
        at = isThere ? (branches[(nodes[at + 3] as number) + branch] as number) : 0;
      }
      answers[place] = -1 - at;
      place += distance;
      if (at === 0) isComplete = false;
    }
    return isComplete;
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
      const { view } = this.#forkAt(at);
      for (const path of view?.paths ?? [partPath.whole]) passed.add(this.#nodes[at] ?? 0, path);
      place = this.#commonPlace(at, ids);
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
      place = this.#commonPlace(node, ids);
    }
    this.#places[place] = -1 - answer;
  }

  /** Takes what is known of all that look like this state to the node into the state's own place. 0 where nothing is. */
  #recall(at: number, ids: Int32Array): number {
    const common = this.#places[this.#commonPlace(at, ids)] ?? 0;
    if (common !== 0) this.#places[this.#ownPlace(at, ids[this.#nodes[at] ?? 0] ?? 0)] = common;
    return common;
  }

  #forkAt(at: number): Fork {
    return defined(this.#forks[at / nodeSize - 1], 'fork');
  }

  #commonPlace(at: number, ids: Int32Array): number {
    const { view, places } = this.#forkAt(at);
    const id = defined(ids[this.#nodes[at] ?? 0], 'number of a part');
    if (!view) return this.#ownPlace(at, id);
    const seen = view.look(id);
    let place = places.get(seen);
    if (place === undefined) places.set(seen, (place = this.#addPlaces(1)));
    return place;
  }

  #part(part: number): PartValues {
    return defined(this.#parts[part], 'part');
  }

  #addNode(part: number, view: PartView | undefined): number {
    const at = this.#nodesEnd;
    this.#nodesEnd += nodeSize;
    this.#nodes = roomFor(this.#nodes, this.#nodesEnd);
    this.#nodes[at] = part;
    this.#forks.push({ view, places: new Map() });
    return at;
  }

  /** The place for the part's number. */
  #ownPlace(at: number, id: number): number {
    const first = this.#nodes[at + 1] ?? 0;
    const count = this.#nodes[at + 2] ?? 0;
    const start = this.#nodes[at + 3] ?? 0;
    if (count === 0) return this.#giveNode(at, id, 1);
    if (id >= first && id < first + count) return start + id - first;
    // Grows on the side where it is needed, to twice its size at least.
    const least = id < first ? Math.max(0, Math.min(id, first - count)) : first;
    const end = id < first ? first + count : Math.max(id + 1, first + 2 * count);
    const moved = this.#giveNode(at, least, end - least);
    this.#places.copyWithin(moved + first - least, start, start + count);
    return moved + id - least;
  }

  #giveNode(at: number, first: number, count: number): number {
    const start = this.#addPlaces(count);
    this.#nodes.set([first, count, start], at + 1);
    return start;
  }

  #addPlaces(count: number): number {
    const at = this.#placesEnd;
    this.#placesEnd += count;
    this.#places = roomFor(this.#places, this.#placesEnd);
    return at;
  }
}
