import { useMemo, type ReactElement } from 'react';
import type { Scenario } from '../../engine/scenario.ts';
import type { GistSection, LessonOpening } from '../../lesson/lesson.ts';
import { Prose } from '../prose/Prose.tsx';
import { Stage } from '../stage/Stage.tsx';
import { editedScenario } from '../state/stageEdit.ts';
import { useStore } from '../state/store.ts';
import { ScenarioSelect } from './ScenarioSelect.tsx';

interface StageSectionProps {
  readonly section: GistSection;
  readonly lesson: LessonOpening;
}

/** The Stage comes first, so that its first frame needs no scrolling; what it is about stands under it. */
export function StageSection({ section, lesson }: StageSectionProps): ReactElement {
  const chosen = useStore((state) => state.scenarioId);
  const scenarioId = chosen ?? section.scenario ?? lesson.scenarios[0]?.id;
  const scenario = lesson.scenarios.find(({ id }) => id === scenarioId);
  const edit = useStore((state) => state.edit);
  const shown = useMemo(() => scenario && editedScenario(scenario, edit), [scenario, edit]);
  // A run of the dials, a system that was explored, a story from a file: none of the lesson's stories.
  const isOther = shown?.title !== scenario?.title;
  return (
    <section className="gist-stage" aria-labelledby={`gist-${section.id}`} data-stage="" tabIndex={-1}>
      <div className="gist-stage-heading">
        <h2 id={`gist-${section.id}`}>{section.heading}</h2>
        {scenario !== undefined && (
          <ScenarioSelect
            scenarios={inTellingOrder(lesson, section)}
            scenarioId={scenario.id}
            otherTitle={isOther ? shown?.title : undefined}
          />
        )}
      </div>
      {shown !== undefined && <Stage scenario={shown} />}
      <div className="gist-about">
        {shown === undefined || (shown.id === section.scenario && !isOther) ? (
          <Prose id={`gist/${section.id}`} />
        ) : (
          <>
            <h3>{shown.title}</h3>
            <p className="prose">{shown.summary}</p>
          </>
        )}
      </div>
    </section>
  );
}

/** The Stage's own scenario, those of the truths in their order, then the rest. */
function inTellingOrder({ scenarios, truths }: LessonOpening, section: GistSection): readonly Scenario[] {
  const told = [section.scenario, ...truths.map(({ scenario }) => scenario)];
  const first = told.flatMap((id) => scenarios.find((scenario) => scenario.id === id) ?? []);
  return [...new Set([...first, ...scenarios])];
}
