import { useEffect, useMemo, useState, type ReactElement } from 'react';
import type { Lesson } from '../../lesson/lesson.ts';
import { storyOf } from '../../view/story.ts';
import { searchSentence } from '../../view/searchWords.ts';
import { systemText } from '../../view/systemWords.ts';
import { useExplore } from '../stage/explore/exploreStore.ts';
import { StageTools } from '../stage/StageTools.tsx';
import type { PanelId } from '../state/panelId.ts';
import { Transport } from '../stage/Transport.tsx';
import { usePlayback } from '../stage/usePlayback.ts';
import { editedScenario } from '../state/stageEdit.ts';
import { useStore } from '../state/store.ts';
import { changeTalk } from './talkStore.ts';

/** All controls of the Stage. What they do is seen in the hall, because the Stage is the same one. */
export function StageControls({ lesson }: { readonly lesson: Lesson }): ReactElement | null {
  const { scenarioId, firstScenarioId, edit, stepIndex } = useStore();
  const [open, setOpen] = useState<PanelId>();
  const scenario = lesson.scenarios.find(({ id }) => id === (scenarioId ?? firstScenarioId));
  const shown = useMemo(() => scenario && editedScenario(scenario, edit), [scenario, edit]);
  const story = useMemo(() => shown && storyOf(shown), [shown]);
  usePlayback();
  useEffect(tellWhatIsFound, []);
  if (!shown || !story) return null;
  return (
    <section className="presenter-stage" aria-label="Stage">
      <Transport story={story} stepIndex={Math.min(stepIndex, story.stepCount)} />
      <StageTools story={story} scenario={shown} open={open} setOpen={setOpen} picked={undefined} />
    </section>
  );
}

/** The hall reads what the explorer has found; how it was asked for is the presenter's. */
function tellWhatIsFound(): () => void {
  return useExplore.subscribe(({ search }, before) => {
    if (search === before.search || search.type !== 'ended') return;
    changeTalk({ found: `${systemText(search.system)} ${searchSentence(search.explored.exploration)}` });
  });
}
