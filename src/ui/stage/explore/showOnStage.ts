import type { LockAction } from '../../../engine/action.ts';
import type { SmallSystem } from '../../../engine/smallSystem.ts';
import type { WorldId } from '../../../engine/world.ts';
import { useStore } from '../../state/store.ts';

/** Puts a counterexample on the Stage, from its start, and plays it. What was there can be had back by Undo. */
export function replay(system: SmallSystem, counterexample: readonly LockAction[]): void {
  const { changeStage, play } = useStore.getState();
  const schedule = counterexample.map((action) => [action]);
  changeStage({ explored: system, schedule, worlds: worldsFor(system) }, 0);
  play();
  lookAtStage();
}

/** Puts the system on the Stage with nothing happened yet: every step is the learner's to choose. */
export function driveByHand(system: SmallSystem): void {
  useStore.getState().changeStage({ explored: system, schedule: [], worlds: worldsFor(system) }, 0);
  lookAtStage();
}

/** Beside the system itself the rule that one would rather have, where all else is sound enough for it; else none. */
function worldsFor({ rule, tokenSource, storageStep, storageMemory }: SmallSystem): readonly WorldId[] {
  const isSound = tokenSource === 'counter' && storageStep === 'atomic' && storageMemory === 'durable';
  return ['as-is', isSound && rule !== 'seal' ? 'seal' : 'no-fence'];
}

function lookAtStage(): void {
  const stage = document.querySelector<HTMLElement>('#gist [data-stage]');
  stage?.scrollIntoView({ block: 'start' });
  stage?.focus({ preventScroll: true });
}
