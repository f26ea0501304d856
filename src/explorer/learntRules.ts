import { defined } from '../base/assert.ts';
import type { Model, Property, Transition } from '../model/model.ts';
import type { Outcomes } from './outcomes.ts';
import { Reads } from './reads.ts';
import { ReadTrie } from './readTrie.ts';
import { roomFor } from './roomFor.ts';
import type { StateBatch } from './stateBatch.ts';
import type { StateParts } from './stateParts.ts';
import { TrackedState, type NoteRead } from './trackedState.ts';

/** A transition that is being watched: whatever is read of the state before it is told to `note`. */
interface Watched<State, Event> {
  readonly before: State;
  readonly transition: Transition<State, Event>;
  /** The values of the parts after it. */
  readonly valueAfter: (part: number) => unknown;
  readonly isChanged: (part: number) => boolean;
  /** Part, new number, part, new number … */
  readonly changes: readonly number[];
}

/** What a transition breaks: always, or depending on more of the state than the transition does. */
interface Check {
  readonly group: number;
  readonly index: number;
  readonly broken: readonly number[];
  readonly questions: readonly { readonly property: number; readonly question: number }[];
}

/**
 * The model's rules, learnt by watching them: what a group of actions does is worked out once, by the model itself, and
 * known from then on for all states that look alike to it.
 */
export class LearntRules<State, Action, Event> implements Outcomes {
  readonly statesAtOnce = 64;
  readonly outcomesPerState: number;
  code = new Int32Array(1_024);
  starts = new Int32Array(256);
  outcomeCount = 0;
  #end = 0;
  readonly #numbers = new Map<string, number>();
  #valueCount = 0;
  /** Who is told of reads just now. */
  #note: NoteRead = () => undefined;
  #noteAfter: NoteRead = () => undefined;
  readonly #before: TrackedState;
  readonly #after: TrackedState;
  readonly #isSettled: (property: number) => boolean;
  readonly #model: Model<State, Action, Event>;
  readonly #parts: StateParts<State, Action, Event>;
  readonly #trie: ReadTrie;
  readonly #groups: readonly ((state: State) => readonly Action[])[];
  readonly #groupQuestions: readonly number[];
  readonly #checks: (Check | undefined)[] = [undefined];

  /** Nobody needs to know any more what breaks a property that `isSettled`. */
  constructor(
    model: Model<State, Action, Event>,
    parts: StateParts<State, Action, Event>,
    isSettled: (property: number) => boolean,
  ) {
    this.#model = model;
    this.#parts = parts;
    this.#isSettled = isSettled;
    this.#before = new TrackedState(parts.skeleton, (part, path) => this.#note(part, path));
    this.#after = new TrackedState(parts.skeleton, (part, path) => this.#noteAfter(part, path));
    this.#trie = new ReadTrie(parts.parts);
    this.#groups = model.anatomy?.actionGroups ?? [model.actionsOf];
    this.outcomesPerState = this.#groups.length;
    this.#groupQuestions = this.#groups.map(() => this.#trie.addQuestion());
  }

  answer({ ids, each }: StateBatch, stateCount: number, outcomes: Int32Array): void {
    const trie = this.#trie;
    if (this.#valueCount !== this.#parts.valueCount) {
      this.#valueCount = this.#parts.valueCount;
      trie.forgetIfOutdated();
    }
    const { outcomesPerState } = this;
    for (let group = 0; group < outcomesPerState; group++) {
      const question = this.#groupQuestions[group] as number;
      const places = { first: group, distance: outcomesPerState };
      if (trie.answerAll(question, ids, this.#parts.count, stateCount, outcomes, places)) continue;
      for (let at = 0; at < stateCount; at++) {
        const place = at * outcomesPerState + group;
        if ((outcomes[place] as number) >= 0) continue;
        const state = each[at] as Int32Array;
        const outcome = trie.answer(question, state);
        outcomes[place] = outcome >= 0 ? outcome : this.#learn(group, state);
      }
    }
  }

  brokenBy(check: number, ids: Int32Array): readonly number[] {
    const { broken, questions } = this.#checks[check] as Check;
    let all = broken;
    for (const { property, question } of questions) {
      if (this.#isSettled(property)) continue;
      const answer = this.#trie.answer(question, ids);
      if (answer === 1 || (answer < 0 && this.#learnBreak(check, property, question, ids))) all = [...all, property];
    }
    return all;
  }

  #learnBreak(check: number, property: number, question: number, ids: Int32Array): boolean {
    const { group, index } = this.#checks[check] as Check;
    const watched = defined(this.#watch(group, ids)[index], 'transition');
    const { isBroken, reads } = this.#judge(property, watched);
    this.#trie.learn(question, ids, reads, isBroken ? 1 : 0);
    return isBroken;
  }

  #learn(group: number, ids: Int32Array): number {
    const reads = new Reads();
    this.#note = (part, path) => reads.add(part, path);
    const watched = this.#watch(group, ids);
    const transitions = watched.flatMap((each, index) => {
      const check = this.#checkOf(group, index, each, ids, reads);
      return [each.changes.length / 2, check, ...each.changes];
    });
    const outcome = this.#numberOf([watched.length, ...transitions]);
    this.#trie.learn(defined(this.#groupQuestions[group], 'question'), ids, reads, outcome);
    return outcome;
  }

  /** Takes the actions of the group. */
  #watch(group: number, ids: Int32Array): readonly Watched<State, Event>[] {
    const parts = this.#parts;
    this.#before.valueOf = (part) => parts.valueOf(part, ids[part] ?? 0);
    const before = this.#before.state as State;
    const actions = defined(this.#groups[group], 'group')(before);
    return actions.map((action) => {
      const transition = this.#model.next(before, action);
      const changes = parts.changes(before, transition.state, ids);
      const changed = new Map<number, number>();
      for (let at = 0; at < changes.length; at += 2) changed.set(changes[at] ?? 0, changes[at + 1] ?? 0);
      const valueAfter = (part: number) => parts.valueOf(part, changed.get(part) ?? ids[part] ?? 0);
      return { before, transition, valueAfter, changes, isChanged: (part: number) => changed.has(part) };
    });
  }

  #checkOf(group: number, index: number, watched: Watched<State, Event>, ids: Int32Array, known: Reads): number {
    const broken: number[] = [];
    const questions: { property: number; question: number }[] = [];
    for (const property of this.#model.properties.keys()) {
      if (this.#isSettled(property)) continue;
      const { isBroken, reads, isDecidedBefore } = this.#judge(property, watched);
      if (isDecidedBefore) continue;
      if (known.coversAll(reads)) {
        if (isBroken) broken.push(property);
        continue;
      }
      const question = this.#trie.addQuestion();
      this.#trie.learn(question, ids, reads, isBroken ? 1 : 0);
      questions.push({ property, question });
    }
    if (broken.length + questions.length === 0) return 0;
    return this.#checks.push({ group, index, broken, questions }) - 1;
  }

  /**
   * Whether the transition breaks the property, and what had to be read to know. A property that looks at nothing but what
   * the transition leaves as it was has been decided when the state before was reached.
   */
  #judge(property: number, { before, valueAfter, transition, isChanged }: Watched<State, Event>) {
    this.#after.valueOf = valueAfter;
    const reads = new Reads();
    let isDecidedBefore = true;
    this.#note = (part, path) => {
      isDecidedBefore = false;
      reads.add(part, path);
    };
    this.#noteAfter = (part, path) => {
      if (isChanged(part)) isDecidedBefore = false;
      else reads.add(part, path);
    };
    const { isBrokenBy }: Property<State, Event> = defined(this.#model.properties[property], 'property');
    const isBroken = isBrokenBy(before, {
      state: this.#after.state as State,
      get events() {
        isDecidedBefore = false;
        return transition.events;
      },
    });
    return { isBroken, reads, isDecidedBefore };
  }

  /** The number of an outcome: many that were learnt apart are the same. */
  #numberOf(outcome: readonly number[]): number {
    const key = outcome.join();
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const start = this.#end;
    this.#end += outcome.length;
    this.code = roomFor(this.code, this.#end);
    this.code.set(outcome, start);
    const number = this.outcomeCount++;
    this.starts = roomFor(this.starts, this.outcomeCount);
    this.starts[number] = start;
    this.#numbers.set(key, number);
    return number;
  }
}
