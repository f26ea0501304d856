import type { ReactElement } from 'react';
import type { GistSection, Lesson } from '../../lesson/lesson.ts';
import { Prose } from '../prose/Prose.tsx';
import { Stage } from '../stage/Stage.tsx';
import { useStore } from '../state/store.ts';
import { ScenarioSelect } from './ScenarioSelect.tsx';

interface StageSectionProps {
  readonly section: GistSection;
  readonly lesson: Lesson;
}

/** The Stage comes first, so that its first frame needs no scrolling; what it is about stands under it. */
export function StageSection({ section, lesson }: StageSectionProps): ReactElement {
  const chosen = useStore((state) => state.scenarioId);
  const scenarioId = chosen ?? section.scenario ?? lesson.scenarios[0]?.id;
  return (
    <section className="gist-stage" aria-labelledby={`gist-${section.id}`} data-stage="" tabIndex={-1}>
      <div className="gist-stage-heading">
        <h2 id={`gist-${section.id}`}>{section.heading}</h2>
        {scenarioId !== undefined && <ScenarioSelect scenarios={lesson.scenarios} scenarioId={scenarioId} />}
      </div>
      {scenarioId !== undefined && <Stage lesson={lesson} scenarioId={scenarioId} />}
      <Prose id={`gist/${section.id}`} />
    </section>
  );
}
