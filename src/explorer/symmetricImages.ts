import { defined } from '../base/assert.ts';
import type { Symmetry } from '../model/anatomy.ts';
import { roomFor } from './roomFor.ts';
import type { StateParts } from './stateParts.ts';

interface Image {
  readonly sources: readonly number[];
  /** Per part of the image, by the number of its source: its own number plus one; 0 is not known yet. */
  readonly numbers: Int32Array<ArrayBuffer>[];
}

/** Finds the state that stands for all of those that are alike but for who is who. */
export class SymmetricImages<State, Action, Event> {
  readonly #symmetries: readonly Symmetry<State>[];
  readonly #parts: StateParts<State, Action, Event>;
  readonly #images: readonly Image[];
  readonly #image: Int32Array;
  /** Where every other part is taken from while one is looked at: a part's image does not depend on them. */
  readonly #example: State;

  constructor(parts: StateParts<State, Action, Event>, symmetries: readonly Symmetry<State>[], example: State) {
    this.#symmetries = symmetries;
    this.#parts = parts;
    this.#example = example;
    this.#images = symmetries.map(({ sources }) => ({ sources, numbers: sources.map(() => new Int32Array(16)) }));
    this.#image = new Int32Array(parts.count);
  }

  /** Puts the least of all images of the state in the place of its numbers. */
  toLeast(ids: Int32Array, least: Int32Array): void {
    least.set(ids);
    for (let symmetry = 0; symmetry < this.#images.length; symmetry++) {
      if (this.#isLess(symmetry, ids, least)) least.set(this.#image);
    }
  }

  /** Whether the image is less than `least`; then `#image` holds it. */
  #isLess(symmetry: number, ids: Int32Array, least: Int32Array): boolean {
    const image = this.#image;
    let isLess = false;
    for (let part = 0; part < ids.length; part++) {
      const number = this.#numberOf(symmetry, part, ids);
      if (!isLess && number > (least[part] as number)) return false;
      if (number < (least[part] as number)) isLess = true;
      image[part] = number;
    }
    return isLess;
  }

  #numberOf(symmetry: number, part: number, ids: Int32Array): number {
    const { sources, numbers } = this.#images[symmetry] as Image;
    const id = ids[sources[part] as number] as number;
    const known = numbers[part] as Int32Array;
    const number = id < known.length ? (known[id] as number) : 0;
    return number > 0 ? number - 1 : this.#learn(symmetry, part, id);
  }

  #learn(symmetry: number, part: number, id: number): number {
    const { sources, numbers } = defined(this.#images[symmetry], 'image');
    const source = defined(sources[part], 'source');
    const state = this.#parts.replaced(this.#example, source, this.#parts.valueOf(source, id));
    const image = defined(this.#symmetries[symmetry], 'symmetry').imageOf(state);
    const number = this.#parts.idOf(part, this.#parts.partOf(image, part));
    const known = roomFor(defined(numbers[part], 'numbers'), id + 1);
    known[id] = number + 1;
    numbers[part] = known;
    return number;
  }
}
