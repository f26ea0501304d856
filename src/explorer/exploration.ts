/** How a search goes about it, and when it ends. */
export interface ExploreOptions<State> {
  /** Where to begin; left out: in the model's initial states. */
  readonly from?: State;
  /** Never more states than this, at least 1. */
  readonly stateLimit: number;
  /** Never more steps away from the beginning than this. */
  readonly depthLimit?: number;
  /** Whether states that are alike but for who is who count as one, where the model says how. */
  readonly useSymmetry: boolean;
  /** Ends as soon as every property named here is broken; left out or empty: goes through the whole space. */
  readonly untilBroken?: readonly string[];
}

/** How far a search has come. */
export interface Progress {
  readonly stateCount: number;
  readonly transitionCount: number;
  /** Steps to the farthest state found. */
  readonly depth: number;
  /** States found whose own steps have not been taken yet. */
  readonly frontierCount: number;
  readonly brokenNames: readonly string[];
}

/**
 * What a search found. Only `complete` speaks of every interleaving: with any other end, a property without a
 * counterexample held as far as was looked.
 */
export interface Exploration<Action> {
  readonly end: SearchEnd;
  readonly stateCount: number;
  readonly transitionCount: number;
  /** Steps to the farthest state found. */
  readonly depth: number;
  readonly usedSymmetry: boolean;
  /** In the model's order. */
  readonly verdicts: readonly Verdict<Action>[];
}

export type SearchEnd = 'complete' | 'stateLimit' | 'depthLimit' | 'allBroken' | 'stopped';

export interface Verdict<Action> {
  readonly property: string;
  /** A shortest way to break the property, up to and including the action that breaks it; undefined when none was found. */
  readonly counterexample: readonly Action[] | undefined;
}
