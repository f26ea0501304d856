import type { Model } from '../model/model.ts';
import type { Exploration, ExploreOptions, Progress } from './exploration.ts';
import { BreadthFirstSearch } from './breadthFirstSearch.ts';

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
