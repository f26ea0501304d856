import type { LockAction } from '../../../engine/action.ts';
import type { PropertyName } from '../../../engine/properties.ts';
import type { SmallSystem } from '../../../engine/smallSystem.ts';
import { startExploration } from '../../../runner/explorer/startExploration.ts';

/** What the referee sees from where the game stands. */
export type Outlook =
  /** `distance` moves are enough, and `next` is the first of them. */
  | { readonly type: 'possible'; readonly distance: number; readonly next: LockAction }
  /** In none of all the states that can follow is the goal reached. */
  | { readonly type: 'impossible'; readonly stateCount: number }
  | { readonly type: 'unknown'; readonly sentence: string };

/** Levels are far smaller; a level that is not says so instead of making the player wait. */
const stateLimit = 2_000_000;

/** Searches all that can follow `moves` for the nearest way to break `goal`. Never rejects. */
export async function outlookAfter(
  system: SmallSystem,
  goal: PropertyName,
  moves: readonly LockAction[],
): Promise<Outlook> {
  const search = { stateLimit, useSymmetry: false, after: moves, untilBroken: [goal] };
  try {
    const { exploration } = await startExploration(system, search, () => undefined).ended;
    const path = exploration.verdicts.find(({ property }) => property === goal)?.counterexample;
    const [next] = path ?? [];
    if (path && next) return { type: 'possible', distance: path.length, next };
    if (exploration.end === 'complete') return { type: 'impossible', stateCount: exploration.stateCount };
    return { type: 'unknown', sentence: 'There is too much to search from here, so the referee cannot tell.' };
  } catch (error) {
    return { type: 'unknown', sentence: error instanceof Error ? error.message : String(error) };
  }
}
