import { memo, Suspense, type ComponentProps, type ReactElement } from 'react';
import type { LockAction, MessageName } from '../../engine/action.ts';
import type { RecipeSource } from '../../engine/config.ts';
import type { Scenario } from '../../engine/scenario.ts';
import type { WorldId } from '../../engine/world.ts';
import type { Story } from '../../view/story.ts';
import type { WhatIf } from '../../view/whatIf.ts';
import type { PanelId } from '../state/panelId.ts';
import { noEdit, type StageEdit } from '../state/stageEdit.ts';
import { useStore } from '../state/store.ts';
import { lazyPanel } from './lazyPanel.tsx';

const DrivePanel = lazyPanel(async () => (await import('./drive/DrivePanel.tsx')).DrivePanel);
const WhatIfPanel = lazyPanel(async () => (await import('./whatIf/WhatIfPanel.tsx')).WhatIfPanel);
const SharePanel = lazyPanel(async () => (await import('./share/SharePanel.tsx')).SharePanel);
const ExplorePanel = lazyPanel(async () => (await import('./explore/ExplorePanel.tsx')).ExplorePanel);
const AdversaryPanel = lazyPanel(async () => {
  const [{ AdversaryPanel: Panel }, { lesson }] = await Promise.all([
    import('./adversary/AdversaryPanel.tsx'),
    import('virtual:lesson'),
  ]);
  return function AdversaryHere(props: Omit<ComponentProps<typeof Panel>, 'levels' | 'stepIndex'>) {
    const stepIndex = Math.min(
      useStore((state) => state.stepIndex),
      props.story.stepCount,
    );
    return <Panel {...props} levels={lesson.levels} stepIndex={stepIndex} />;
  };
});
const DatabasePanel = lazyPanel(async () => (await import('./database/DatabasePanel.tsx')).DatabasePanel);
const SourcesPanel = lazyPanel(async () => (await import('./sources/SourcesPanel.tsx')).SourcesPanel);
const WorldsPanel = lazyPanel(async () => (await import('./worlds/WorldsPanel.tsx')).WorldsPanel);

const panels = {
  drive: 'Choose what happens',
  whatIf: 'What if …',
  explore: 'Explore',
  adversary: 'Be the adversary',
  worlds: 'Worlds',
  database: 'Real database',
  sources: 'Real systems',
  share: 'Share and export',
} as const satisfies Readonly<Record<PanelId, string>>;

interface StageToolsProps {
  readonly story: Story;
  readonly scenario: Scenario;
  readonly open: PanelId | undefined;
  readonly setOpen: (panel: PanelId | undefined) => void;
  readonly picked: MessageName | undefined;
}

/** What the learner can do to the story, one panel at a time. */
export const StageTools = memo(function StageTools(props: StageToolsProps): ReactElement {
  const { open, setOpen } = props;
  // Not the step: the tools are not drawn anew with every one.
  const edit = useStore((state) => state.edit);
  const canUndo = useStore((state) => state.undone.length > 0);
  return (
    <div className="stage-tools print-hidden">
      <div className="stage-tool-buttons">
        {(Object.keys(panels) as PanelId[]).map((id) => (
          <button
            key={id}
            type="button"
            className="stage-tool"
            aria-expanded={open === id}
            onClick={() => {
              setOpen(open === id ? undefined : id);
            }}
          >
            {panels[id]}
          </button>
        ))}
        <button
          type="button"
          className="stage-tool stage-tool-end"
          aria-disabled={!canUndo}
          onClick={() => useStore.getState().undo()}
        >
          Undo
        </button>
        {edit !== noEdit ? (
          <button
            type="button"
            className="stage-tool"
            onClick={() => {
              const { showScenario, scenarioId } = useStore.getState();
              showScenario(scenarioId);
            }}
          >
            Back to the lesson’s story
          </button>
        ) : null}
      </div>
      {open === undefined ? null : <OpenPanel {...props} open={open} edit={edit} />}
    </div>
  );
});

interface OpenPanelProps extends Pick<StageToolsProps, 'story' | 'scenario' | 'picked'> {
  readonly open: PanelId;
  readonly edit: StageEdit;
}

function OpenPanel({ story, scenario, picked, open, edit }: OpenPanelProps): ReactElement {
  return (
    <section className="stage-panel" aria-label={panels[open]}>
      <Suspense fallback={<p>Loading …</p>}>
        {open === 'drive' ? <DrivePanel story={story} picked={picked} choose={choose} /> : null}
        {open === 'whatIf' ? <WhatIfPanel story={story} dials={edit.dials} setDials={setDials} /> : null}
        {open === 'adversary' ? <AdversaryPanel story={story} choose={choose} /> : null}
        {open === 'database' ? <DatabasePanel story={story} /> : null}
        {open === 'explore' ? <ExplorePanel /> : null}
        {open === 'sources' ? <SourcesPanel story={story} source={edit.source} setSource={setSource} /> : null}
        {open === 'share' ? <SharePanel story={story} scenario={scenario} /> : null}
        {open === 'worlds' ? (
          <WorldsPanel chosen={scenario.worlds} isExplored={edit.explored !== undefined} setWorlds={setWorlds} />
        ) : null}
      </Suspense>
    </section>
  );

  function choose(action: LockAction): void {
    const { stepIndex, changeStage } = useStore.getState();
    const schedule = [...scenario.schedule.slice(0, stepIndex), [action]];
    changeStage({ ...edit, schedule }, schedule.length);
  }
  function setDials(dials: WhatIf, stepIndex: number): void {
    useStore.getState().changeStage({ ...worldsOf(edit), dials }, stepIndex);
  }
  function setSource(source: RecipeSource | undefined): void {
    const { source: before, ...kept } = edit;
    const { stepIndex, changeStage } = useStore.getState();
    if (source !== before) changeStage({ ...kept, ...(source && { source }) }, stepIndex);
  }
  function setWorlds(worlds: readonly WorldId[]): void {
    const { stepIndex, changeStage } = useStore.getState();
    changeStage({ ...edit, worlds }, stepIndex);
  }
}

/** Dials make a story of their own: a forked schedule, or an explored system, does not fit them. */
function worldsOf({ worlds, explored, source }: StageEdit): StageEdit {
  return { ...(worlds && !explored && { worlds }), ...(source && { source }) };
}
