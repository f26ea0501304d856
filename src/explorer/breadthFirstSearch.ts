import { defined } from '../base/assert.ts';
import type { Model } from '../model/model.ts';
import { counterexampleAlong } from './counterexample.ts';
import type { Exploration, ExploreOptions, Progress, SearchEnd, Verdict } from './exploration.ts';
import { LearntRules } from './learntRules.ts';
import type { Outcomes } from './outcomes.ts';
import { PlainRules } from './plainRules.ts';
import { RowLayout, roomyLayout } from './rowLayout.ts';
import { RowSteps } from './rowSteps.ts';
import { RowStore } from './rowStore.ts';
import type { Search } from './search.ts';
import { stateBatch, type StateBatch } from './stateBatch.ts';
import { StateParts } from './stateParts.ts';
import { SymmetricImages } from './symmetricImages.ts';

/** States as rows of numbers, one for each part, level by level. */
export class BreadthFirstSearch<State, Action, Event> implements Search<Action> {
  readonly #model: Model<State, Action, Event>;
  readonly #depthLimit: number;
  readonly #wanted: readonly number[];
  readonly #parts: StateParts<State, Action, Event>;
  readonly #plain: PlainRules<State, Action, Event>;
  readonly #learnt: LearntRules<State, Action, Event> | undefined;
  readonly #images: SymmetricImages<State, Action, Event> | undefined;
  readonly #rows: RowStore;
  readonly #beginnings: State[] = [];
  readonly #beginningCount: number;
  /** Per broken property, the row from which a transition breaks it. */
  readonly #brokenAt = new Map<number, number>();
  /** What the learnt rules do to rows. */
  #steps: RowSteps;
  /** The states whose steps are taken, as many as the rules take at once, and their outcomes. */
  readonly #states: StateBatch;
  readonly #outcomes: Int32Array;
  /** The numbers of the parts of the one of them whose steps are being taken. */
  #ids: Int32Array;
  /** The state that a step leads to, and what stands for it and all that are alike. */
  readonly #nextIds: Int32Array;
  readonly #leastIds: Int32Array;
  #nextRow = new Int32Array(0);
  #valueCount = 0;
  #nextIndex = 0;
  /** Steps to the states that are being looked at, and the first row beyond those. */
  #level = 0;
  #levelEnd: number;
  #end: SearchEnd | undefined;

  constructor(model: Model<State, Action, Event>, options: ExploreOptions<State>) {
    this.#model = model;
    this.#depthLimit = options.depthLimit ?? Infinity;
    this.#wanted = (options.untilBroken ?? []).map((name) => model.properties.findIndex((each) => each.name === name));
    const parts = new StateParts(model);
    this.#parts = parts;
    this.#plain = new PlainRules(model, parts);
    if (model.anatomy) this.#learnt = new LearntRules(model, parts, (property) => this.#brokenAt.has(property));
    const [example] = model.initialStates;
    const { symmetries = [] } = model;
    if (options.useSymmetry && symmetries.length > 0 && example !== undefined) {
      this.#images = new SymmetricImages(parts, symmetries, example);
    }
    const { statesAtOnce, outcomesPerState } = this.#learnt ?? this.#plain;
    this.#states = stateBatch(statesAtOnce, parts.count);
    this.#outcomes = new Int32Array(statesAtOnce * outcomesPerState);
    this.#ids = defined(this.#states.each[0], 'state');
    this.#nextIds = new Int32Array(parts.count);
    this.#leastIds = new Int32Array(parts.count);
    this.#rows = new RowStore(new RowLayout([]), options.stateLimit);
    this.#steps = new RowSteps(this.#rows.layout);
    for (const state of options.from === undefined ? model.initialStates : [options.from]) this.#begin(state);
    this.#beginningCount = this.#rows.offerCount;
    this.#levelEnd = this.#rows.count;
    if (this.#depthLimit <= 0 && !this.#isOver()) this.#end = 'depthLimit';
  }

  advance(stateCount: number): boolean {
    let left = stateCount;
    while (left > 0 && !this.#isOver()) {
      if (this.#nextIndex === this.#levelEnd) this.#beginLevel();
      if (!this.#isOver()) left -= this.#takeSteps(left);
    }
    this.#settle();
    return !this.#isOver();
  }

  progress(): Progress {
    const { properties } = this.#model;
    return {
      ...this.#counts(),
      frontierCount: this.#rows.count - this.#nextIndex,
      brokenNames: [...this.#brokenAt.keys()].map((property) => defined(properties[property], 'property').name),
    };
  }

  result(): Exploration<Action> {
    return {
      end: this.#end ?? 'stopped',
      ...this.#counts(),
      usedSymmetry: this.#images !== undefined,
      verdicts: this.#model.properties.map(({ name }, property) => this.#verdict(name, property)),
    };
  }

  #isOver(): boolean {
    return this.#end !== undefined;
  }

  #counts() {
    return {
      stateCount: this.#rows.count,
      transitionCount: this.#rows.offerCount - this.#beginningCount,
      // The last row is beyond the level that is looked at as soon as one state of the next has been found.
      depth: this.#level + (this.#rows.count > this.#levelEnd ? 1 : 0),
    };
  }

  #begin(state: State): void {
    const countBefore = this.#rows.count;
    this.#parts.split(state, this.#nextIds);
    this.#offer(-1);
    this.#settle();
    if (this.#rows.count > countBefore) this.#beginnings.push(state);
  }

  /** All states of a level have been looked at: what they led to is the next. */
  #beginLevel(): void {
    this.#settle();
    if (this.#isOver()) return;
    if (this.#nextIndex === this.#rows.count) this.#end = 'complete';
    else if (++this.#level >= this.#depthLimit) this.#end = 'depthLimit';
    this.#levelEnd = this.#rows.count;
  }

  #settle(): void {
    this.#rows.settle();
    if (this.#rows.isFull) this.#end ??= 'stateLimit';
  }

  /** Takes the steps of the next states, at most so many, all of one level. How many these were. */
  #takeSteps(most: number): number {
    // Nothing was taken to get to the first states, so nothing has been decided there.
    const rules: Outcomes = this.#level === 0 ? this.#plain : (this.#learnt ?? this.#plain);
    const first = this.#nextIndex;
    const count = this.#rows.runFrom(first, Math.min(most, rules.statesAtOnce, this.#levelEnd - first));
    this.#nextIndex += count;
    this.#rows.unpack(first, count, this.#states.ids);
    rules.answer(this.#states, count, this.#outcomes);
    this.#makeRoom();
    const steps = rules === this.#learnt && !this.#images ? this.#steps : undefined;
    if (this.#learnt) steps?.update(this.#learnt);
    for (let at = 0; at < count && !this.#isOver(); at++) {
      this.#ids = this.#states.each[at] as Int32Array;
      const end = (at + 1) * rules.outcomesPerState;
      for (let each = end - rules.outcomesPerState; each < end && !this.#isOver(); each++) {
        const outcome = this.#outcomes[each] as number;
        if (steps) this.#step(steps, rules, outcome, first + at);
        else this.#follow(rules, outcome, first + at);
      }
      if (this.#rows.isFull) this.#end ??= 'stateLimit';
    }
    return count;
  }

  /** Takes the transitions of an outcome, row by row. */
  #step({ code, starts }: RowSteps, rules: Outcomes, outcome: number, index: number): void {
    const stepSize = 2 * this.#rows.layout.wordCount;
    let at = starts[outcome] as number;
    for (let left = code[at++] as number; left > 0; left--) {
      const isEnough = this.#isEnough(rules, code[at++] as number, index);
      this.#rows.offerStep(index, code, at);
      at += stepSize;
      if (isEnough) return;
    }
  }

  /** Takes the transitions of an outcome, part by part. */
  #follow(rules: Outcomes, outcome: number, index: number): void {
    const { code, starts } = rules;
    const ids = this.#nextIds;
    let at = starts[outcome] as number;
    for (let left = code[at++] as number; left > 0; left--) {
      const changeCount = code[at++] as number;
      const isEnough = this.#isEnough(rules, code[at++] as number, index);
      ids.set(this.#ids);
      for (const end = at + 2 * changeCount; at < end; at += 2) ids[code[at] as number] = code[at + 1] as number;
      this.#offer(index);
      if (isEnough) return;
    }
  }

  /** Whether with what a transition breaks all that was asked about is broken: then the search is over. */
  #isEnough(rules: Outcomes, check: number, index: number): boolean {
    if (check === 0 || !this.#isAllBroken(rules.brokenBy(check, this.#ids), index)) return false;
    this.#end = 'allBroken';
    return true;
  }

  /** Offers the state with the numbers `#nextIds`. */
  #offer(parent: number): void {
    this.#identify(this.#nextIds);
    this.#makeRoom();
    this.#rows.layout.pack(this.#leastIds, this.#nextRow);
    this.#rows.offer(this.#nextRow, parent);
  }

  /** Leaves in `#leastIds` what stands for the state. */
  #identify(ids: Int32Array): void {
    if (this.#images) this.#images.toLeast(ids, this.#leastIds);
    else this.#leastIds.set(ids);
  }

  /** Makes rows wider when parts have got values that no longer fit. */
  #makeRoom(): void {
    if (this.#valueCount === this.#parts.valueCount) return;
    this.#valueCount = this.#parts.valueCount;
    const counts = this.#parts.parts.map(({ values }) => values.length);
    if (counts.every((count, part) => this.#rows.layout.holds(part, count))) return;
    const layout = roomyLayout(counts);
    this.#rows.rearrange(layout, counts.length);
    this.#steps = new RowSteps(layout);
    this.#nextRow = new Int32Array(layout.wordCount);
  }

  /** Notes what is broken for the first time. Whether all that was asked about is. */
  #isAllBroken(broken: readonly number[], index: number): boolean {
    for (const property of broken) if (!this.#brokenAt.has(property)) this.#brokenAt.set(property, index);
    return this.#wanted.length > 0 && this.#wanted.every((property) => this.#brokenAt.has(property));
  }

  #verdict(name: string, property: number): Verdict<Action> {
    const brokenAt = this.#brokenAt.get(property);
    if (brokenAt === undefined) return { property: name, counterexample: undefined };
    const indexes: number[] = [];
    for (let index = brokenAt; index >= 0; index = this.#rows.parentOf(index)) indexes.unshift(index);
    const start = defined(this.#beginnings[indexes[0] ?? 0], 'beginning');
    const found = new Int32Array(this.#parts.count);
    const isAt = (state: State, index: number) => {
      this.#rows.unpack(index, 1, found);
      this.#parts.split(state, this.#nextIds);
      this.#identify(this.#nextIds);
      return found.every((id, part) => id === this.#leastIds[part]);
    };
    return { property: name, counterexample: counterexampleAlong(this.#model, property, { start, indexes, isAt }) };
  }
}
