import type { LockAction } from '../../../engine/action.ts';
import type { LockConfig } from '../../../engine/config.ts';
import type { WorldId } from '../../../engine/world.ts';
import { useStore } from '../../state/store.ts';

interface Shown {
  readonly title: string;
  readonly config: LockConfig;
  readonly actions: readonly LockAction[];
}

/** Puts a run on the Stage, in its own system, a step an action, in the worlds that it tells apart. */
export function openOnStage({ title, config, actions }: Shown): void {
  const { changeStage, setTab } = useStore.getState();
  changeStage(
    {
      worlds: worldsFor(config),
      schedule: [...actions.map((action) => [action]), []],
      // The worlds put their own rule in place of the one that asks.
      system: {
        title,
        summary: 'The same choices, with storage as the lesson has it.',
        config: { ...config, rule: 'none' },
      },
    },
    0,
  );
  setTab('gist');
}

/** Where clients read first, a fence on writes alone is half the story. */
function worldsFor({ tokenSource, clients }: LockConfig): readonly WorldId[] {
  if (tokenSource === 'uuid') return ['uuid', 'claim'];
  return clients.some(({ habit }) => habit === 'readModifyWrite') ? ['fence', 'seal'] : ['no-fence', 'sequence'];
}
