import type { LockAction } from '../../../engine/action.ts';
import type { LockConfig } from '../../../engine/config.ts';
import type { OwnSystem } from '../../../engine/scenario.ts';
import type { WorldId } from '../../../engine/world.ts';
import { useStore } from '../../state/store.ts';

interface Shown {
  readonly title: string;
  readonly own: OwnSystem;
  readonly actions: readonly LockAction[];
  /** What the learner is to do with it: said over the choices, which are opened for it. */
  readonly task?: string;
}

/** Puts a run on the Stage, a step an action: in the learner's own world, and in those of the lesson that it tells apart. */
export function openOnStage({ title, own, actions, task }: Shown): void {
  const { changeStage, setPanel, setTab } = useStore.getState();
  const { config } = own;
  changeStage(
    {
      worlds: worldsFor(config),
      schedule: actions.map((action) => [action]),
      system: {
        title,
        summary: 'The same choices with your code, and with storage as the lesson has it.',
        // The worlds put their own rules in place of what asks, and have one value.
        config: withoutAsking(config),
        own,
        ...(task !== undefined && { task }),
      },
    },
    // At the step that shows what goes wrong; the steps before it are one key away.
    actions.length,
  );
  if (task !== undefined) setPanel('drive');
  setTab('gist');
  scrollTo({ top: 0 });
}

function withoutAsking(config: LockConfig): LockConfig {
  const clients = config.clients.map((client) => ({ ...client, alternatesKeys: false }));
  return {
    ...config,
    clients,
    rule: 'none',
    tokenSource: config.tokenSource === 'asked' ? 'counter' : config.tokenSource,
  };
}

/** What holds here, beside which one sees where one's own code goes wrong. */
function worldsFor({ tokenSource, clients }: LockConfig): readonly WorldId[] {
  if (tokenSource === 'uuid') return ['claim'];
  if (tokenSource === 'asked') return ['forgetful-issuer'];
  return clients.some(({ habit }) => habit === 'readModifyWrite') ? ['seal'] : ['sequence'];
}
