import type { Model } from '../model/model.ts';
import type { Exploration, ExploreOptions } from './exploration.ts';
import { startSearch } from './search.ts';

const statesAtOnce = 10_000;

/** Searches to the end: every reachable state, or as far as the options allow. */
export function explore<State, Action, Event>(
  model: Model<State, Action, Event>,
  options: ExploreOptions<State>,
): Exploration<Action> {
  const search = startSearch(model, options);
  while (search.advance(statesAtOnce));
  return search.result();
}
