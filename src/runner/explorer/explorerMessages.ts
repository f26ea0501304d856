import type { LockAction } from '../../engine/action.ts';
import type { SmallSystem } from '../../engine/smallSystem.ts';
import type { Exploration, Progress } from '../../explorer/exploration.ts';

/** What the page asks of its explorer worker. One worker serves one search. */
export type ExplorerRequest =
  | { readonly type: 'explore'; readonly system: SmallSystem; readonly search: SearchRequest }
  | { readonly type: 'stop' };

export interface SearchRequest extends SearchLimits {
  /** Moves that have been made before the search begins, each possible where it stands; left out: none. */
  readonly after?: readonly LockAction[];
  /** The search is over when these properties are broken; left out: it goes through all states. */
  readonly untilBroken?: readonly string[];
}

export interface SearchLimits {
  readonly stateLimit: number;
  readonly useSymmetry: boolean;
}

export type ExplorerReply =
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'ended'; readonly exploration: Exploration<LockAction>; readonly elapsedMs: number };
