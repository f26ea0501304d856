import { defined } from '../base/assert.ts';
import type { Model } from '../model/model.ts';
import type { Outcomes } from './outcomes.ts';
import { roomFor } from './roomFor.ts';
import type { StateBatch } from './stateBatch.ts';
import type { StateParts } from './stateParts.ts';

/** Asks the model about every state anew, and forgets at once. */
export class PlainRules<State, Action, Event> implements Outcomes {
  readonly statesAtOnce = 1;
  readonly outcomesPerState = 1;
  readonly starts = new Int32Array(1);
  code = new Int32Array(256);
  #end = 0;
  #broken: (readonly number[])[] = [];
  readonly #model: Model<State, Action, Event>;
  readonly #parts: StateParts<State, Action, Event>;

  constructor(model: Model<State, Action, Event>, parts: StateParts<State, Action, Event>) {
    this.#model = model;
    this.#parts = parts;
  }

  answer({ each: [ids] }: StateBatch, _: number, outcomes: Int32Array): void {
    if (!ids) return;
    const { actionsOf, next, properties } = this.#model;
    const before = this.#parts.join(ids);
    const actions = actionsOf(before);
    this.#end = 0;
    this.#broken = [[]];
    this.#write([actions.length]);
    for (const action of actions) {
      const transition = next(before, action);
      const broken = properties.flatMap(({ isBrokenBy }, index) => (isBrokenBy(before, transition) ? [index] : []));
      const changes = this.#parts.changes(before, transition.state, ids);
      const check = broken.length === 0 ? 0 : this.#broken.push(broken) - 1;
      this.#write([changes.length / 2, check, ...changes]);
    }
    outcomes[0] = 0;
  }

  brokenBy(check: number): readonly number[] {
    return defined(this.#broken[check], 'check');
  }

  #write(numbers: readonly number[]): void {
    this.code = roomFor(this.code, this.#end + numbers.length);
    this.code.set(numbers, this.#end);
    this.#end += numbers.length;
  }
}
