import type { LockAction } from '../../engine/action.ts';
import type { SmallSystem } from '../../engine/smallSystem.ts';
import type { Exploration, Progress } from '../../explorer/exploration.ts';

/** What the page asks of its explorer worker. One worker serves one search. */
export type ExplorerRequest =
  { readonly type: 'explore'; readonly system: SmallSystem; readonly limits: SearchLimits } | { readonly type: 'stop' };

export interface SearchLimits {
  readonly stateLimit: number;
  readonly useSymmetry: boolean;
}

export type ExplorerReply =
  | { readonly type: 'progress'; readonly progress: Progress }
  | { readonly type: 'ended'; readonly exploration: Exploration<LockAction>; readonly elapsedMs: number };
