import type { Model } from '../model/model.ts';
import type { Exploration, ExploreOptions, Progress, SearchEnd } from './exploration.ts';

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

interface Found<State, Action> {
  readonly state: State;
  readonly depth: number;
  readonly parent: Found<State, Action> | undefined;
  readonly action: Action | undefined;
}

/** Begins a search, nearest states first, in an order that depends on nothing but the model. */
export function startSearch<State, Action, Event>(
  model: Model<State, Action, Event>,
  options: ExploreOptions<State>,
): Search<Action> {
  const found: Found<State, Action>[] = [];
  const known = new Set<string>();
  const counterexamples = new Map<string, readonly Action[]>();
  const wanted = options.untilBroken ?? [];
  let end: SearchEnd | undefined;
  let nextIndex = 0;
  let transitionCount = 0;

  /** Whether there is room for it. */
  function add(state: State, parent: Found<State, Action> | undefined, action: Action | undefined): boolean {
    const key = model.keyOf(state);
    if (known.has(key)) return true;
    if (found.length >= options.stateLimit) return false;
    known.add(key);
    found.push({ state, parent, action, depth: parent ? parent.depth + 1 : 0 });
    return true;
  }

  function takeStepsOf(from: Found<State, Action>): SearchEnd | undefined {
    for (const action of model.actionsOf(from.state)) {
      const transition = model.next(from.state, action);
      transitionCount++;
      for (const { name, isBrokenBy } of model.properties) {
        if (!counterexamples.has(name) && isBrokenBy(from.state, transition)) {
          counterexamples.set(name, [...actionsTo(from), action]);
        }
      }
      if (wanted.length > 0 && wanted.every((name) => counterexamples.has(name))) return 'allBroken';
      if (!add(transition.state, from, action)) return 'stateLimit';
    }
    return undefined;
  }

  function advance(stateCount: number): boolean {
    for (let count = 0; count < stateCount && end === undefined; count++) {
      const from = found[nextIndex];
      if (!from) end = 'complete';
      else if (from.depth >= (options.depthLimit ?? Infinity)) end = 'depthLimit';
      else end = takeStepsOf(from);
      nextIndex++;
    }
    return end === undefined;
  }

  for (const state of options.from === undefined ? model.initialStates : [options.from]) {
    if (!add(state, undefined, undefined)) end = 'stateLimit';
  }
  const counts = () => ({ stateCount: found.length, transitionCount, depth: found.at(-1)?.depth ?? 0 });
  return {
    advance,
    progress: () => ({
      ...counts(),
      frontierCount: Math.max(0, found.length - nextIndex),
      brokenNames: [...counterexamples.keys()],
    }),
    result: () => ({
      end: end ?? 'stopped',
      ...counts(),
      usedSymmetry: false,
      verdicts: model.properties.map(({ name }) => ({ property: name, counterexample: counterexamples.get(name) })),
    }),
  };
}

function actionsTo<State, Action>(found: Found<State, Action>): readonly Action[] {
  const actions: Action[] = [];
  for (let at: Found<State, Action> | undefined = found; at?.action !== undefined; at = at.parent) {
    actions.push(at.action);
  }
  return actions.reverse();
}
