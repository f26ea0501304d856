import { defined } from '../base/assert.ts';
import type { Model } from '../model/model.ts';
import { counterexampleAlong } from './counterexample.ts';
import type { Exploration, ExploreOptions, Progress, SearchEnd, Verdict } from './exploration.ts';
import { LearntRules } from './learntRules.ts';
import type { Outcomes } from './outcomes.ts';
import { PlainRules } from './plainRules.ts';
import { RowLayout } from './rowLayout.ts';
import { RowStore } from './rowStore.ts';
import { StateParts } from './stateParts.ts';
import { SymmetricImages } from './symmetricImages.ts';

/**
 * A search that goes on when it is told to, so that whoever drives it can show progress, stop, and keep what was found.
 * It has no clock and asks nobody.
 */
export interface Search<Action> {
  /** Takes the steps of up to `stateCount` more states. Whether there is anything left to do. */
  advance(stateCount: number): boolean;
  progress(): Progress;
  /** What was found so far: `stopped` unless the search is over. */
  result(): Exploration<Action>;
}

/** Begins a search, nearest states first, in an order that depends on nothing but the model. */
export function startSearch<State, Action, Event>(
  model: Model<State, Action, Event>,
  options: ExploreOptions<State>,
): Search<Action> {
  return new BreadthFirstSearch(model, options);
}

class BreadthFirstSearch<State, Action, Event> implements Search<Action> {
  readonly #model: Model<State, Action, Event>;
  readonly #depthLimit: number;
  readonly #wanted: readonly number[];
  readonly #parts: StateParts<State, Action, Event>;
  readonly #plain: PlainRules<State, Action, Event>;
  readonly #learnt: LearntRules<State, Action, Event> | undefined;
  readonly #images: SymmetricImages<State, Action, Event> | undefined;
  readonly #rows: RowStore;
  readonly #beginnings: State[] = [];
  /** Per broken property, the row from which a transition breaks it. */
  readonly #brokenAt = new Map<number, number>();
  /** The state whose steps are taken: its parts' numbers, and its row. */
  readonly #ids: Int32Array;
  #row = new Int32Array(0);
  /** The state that a step leads to. */
  readonly #nextIds: Int32Array;
  #nextRow = new Int32Array(0);
  readonly #leastIds: Int32Array;
  readonly #starts: Int32Array;
  #valueCount = 0;
  #nextIndex = 0;
  #transitionCount = 0;
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
    if (options.useSymmetry && model.symmetries && example !== undefined) {
      this.#images = new SymmetricImages(parts, model.symmetries, example);
    }
    this.#ids = new Int32Array(parts.count);
    this.#nextIds = new Int32Array(parts.count);
    this.#leastIds = new Int32Array(parts.count);
    this.#starts = new Int32Array(model.anatomy?.actionGroups.length ?? 1);
    this.#rows = new RowStore(new RowLayout([]), options.stateLimit);
    for (const state of options.from === undefined ? model.initialStates : [options.from]) this.#begin(state);
    this.#levelEnd = this.#rows.count;
  }

  advance(stateCount: number): boolean {
    for (let count = 0; count < stateCount && this.#end === undefined; count++) {
      if (this.#nextIndex === this.#rows.count) {
        this.#end = 'complete';
        break;
      }
      if (this.#nextIndex === this.#levelEnd) {
        this.#level++;
        this.#levelEnd = this.#rows.count;
      }
      if (this.#level >= this.#depthLimit) this.#end = 'depthLimit';
      else this.#takeSteps(this.#nextIndex++);
    }
    return this.#end === undefined;
  }

  progress(): Progress {
    return {
      ...this.#counts(),
      frontierCount: this.#rows.count - this.#nextIndex,
      brokenNames: [...this.#brokenAt.keys()].map((property) => defined(this.#model.properties[property], 'it').name),
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

  #counts() {
    // The last row is beyond the level that is looked at as soon as one state of the next has been found.
    const depth = this.#level + (this.#rows.count > this.#levelEnd ? 1 : 0);
    return { stateCount: this.#rows.count, transitionCount: this.#transitionCount, depth };
  }

  #begin(state: State): void {
    this.#parts.split(state, this.#nextIds);
    const added = this.#addNext(-1);
    if (added === 'added') this.#beginnings.push(state);
    if (added === 'noRoom') this.#end = 'stateLimit';
  }

  #takeSteps(index: number): void {
    this.#rows.read(index, this.#ids);
    // Nothing was taken to get to the first states, so nothing has been decided there.
    const rules: Outcomes = this.#level === 0 ? this.#plain : (this.#learnt ?? this.#plain);
    const count = rules.outcomes(this.#ids, this.#starts);
    this.#makeRoom();
    this.#rows.layout.pack(this.#ids, this.#row);
    for (let at = 0; at < count && this.#end === undefined; at++) {
      this.#follow(rules, this.#starts[at] as number, index);
    }
  }

  /** Takes the transitions that are written down from `start` on. */
  #follow(rules: Outcomes, start: number, index: number): void {
    const { code } = rules;
    let at = start;
    for (let left = code[at++] as number; left > 0; left--) {
      const changeCount = code[at++] as number;
      const check = code[at++] as number;
      this.#transitionCount++;
      if (check !== 0 && this.#isAllBroken(rules.brokenBy(check, this.#ids), index)) {
        this.#end = 'allBroken';
        return;
      }
      const added = this.#images
        ? this.#addImage(code, at, changeCount, index)
        : this.#addPlain(code, at, changeCount, index);
      if (!added) {
        this.#end = 'stateLimit';
        return;
      }
      at += 2 * changeCount;
    }
  }

  /** Adds the state with these changes. Whether there is room. */
  #addPlain(code: Int32Array, start: number, changeCount: number, parent: number): boolean {
    const row = this.#nextRow;
    const { layout } = this.#rows;
    for (let word = 0; word < row.length; word++) row[word] = this.#row[word] as number;
    for (let at = start; at < start + 2 * changeCount; at += 2)
      layout.put(row, code[at] as number, code[at + 1] as number);
    return this.#rows.add(row, parent) !== 'noRoom';
  }

  #addImage(code: Int32Array, start: number, changeCount: number, parent: number): boolean {
    this.#nextIds.set(this.#ids);
    for (let at = start; at < start + 2 * changeCount; at += 2)
      this.#nextIds[code[at] as number] = code[at + 1] as number;
    return this.#addNext(parent) !== 'noRoom';
  }

  #addNext(parent: number) {
    this.#identify(this.#nextIds);
    this.#makeRoom();
    this.#rows.layout.pack(this.#leastIds, this.#nextRow);
    return this.#rows.add(this.#nextRow, parent);
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
    // One bit more than it takes, so that it is not soon too narrow again.
    const layout = new RowLayout(counts.map((count) => (count > 1 ? Math.min(32, 33 - Math.clz32(count - 1)) : 0)));
    this.#rows.rearrange(layout, counts.length);
    this.#row = new Int32Array(layout.wordCount);
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
    const found = new Int32Array(this.#parts.count);
    const start = defined(this.#beginnings[indexes[0] ?? 0], 'beginning');
    const isAt = (state: State, index: number) => {
      this.#rows.read(index, found);
      this.#parts.split(state, this.#nextIds);
      this.#identify(this.#nextIds);
      return found.every((id, part) => id === this.#leastIds[part]);
    };
    return { property: name, counterexample: counterexampleAlong(this.#model, property, { start, indexes, isAt }) };
  }
}
