import { defined } from '../base/assert.ts';
import type { Model } from '../model/model.ts';
import { PartValues } from './partValues.ts';
import { childOf, joinParts, skeletonOf, valueAt, type Skeleton } from './skeleton.ts';

/** States as lists of small numbers, one for each part. A model that does not say how a state comes apart has one part. */
export class StateParts<State, Action, Event> {
  readonly skeleton: Skeleton;
  readonly parts: readonly PartValues[];
  /** How many values have been seen, over all parts. */
  valueCount = 0;
  readonly #model: Model<State, Action, Event>;
  readonly #paths: readonly (readonly string[])[];

  constructor(model: Model<State, Action, Event>) {
    const paths = model.anatomy?.parts ?? [[]];
    this.#model = model;
    this.#paths = paths.map((path) => path.map(String));
    this.skeleton = skeletonOf(model.initialStates[0], paths);
    this.parts = paths.map(() => new PartValues());
  }

  get count(): number {
    return this.parts.length;
  }

  valueOf(part: number, id: number): unknown {
    return defined(this.parts[part], 'part').values[id];
  }

  idOf(part: number, value: unknown): number {
    const values = defined(this.parts[part], 'part');
    const countBefore = values.values.length;
    const id = this.#model.anatomy ? values.idOf(value) : values.idAs(this.#model.keyOf(value as State), value);
    this.valueCount += values.values.length - countBefore;
    return id;
  }

  /** The value that `state` has as its part. */
  partOf(state: State, part: number): unknown {
    return valueAt(state, defined(this.#paths[part], 'path'));
  }

  /** `state` with another value as its part. */
  replaced(state: State, part: number, value: unknown): State {
    return joinParts(this.skeleton, (other) => (other === part ? value : this.partOf(state, other))) as State;
  }

  join(ids: Int32Array): State {
    return joinParts(this.skeleton, (part) => this.valueOf(part, ids[part] ?? 0)) as State;
  }

  split(state: State, ids: Int32Array): void {
    for (const part of this.parts.keys()) ids[part] = this.idOf(part, this.partOf(state, part));
  }

  /** The parts in which `after` differs, one after another: part, new number. An object handed on is not looked into. */
  changes(before: State, after: State, ids: Int32Array): readonly number[] {
    const changes: number[] = [];
    const collect = (skeleton: Skeleton, old: unknown, value: unknown): void => {
      if (old === value) return;
      if (skeleton.type === 'node') {
        for (const [key, child] of skeleton.children) collect(child, childOf(old, key), childOf(value, key));
        return;
      }
      const id = this.idOf(skeleton.part, value);
      if (id !== ids[skeleton.part]) changes.push(skeleton.part, id);
    };
    collect(this.skeleton, before, after);
    return changes;
  }
}
