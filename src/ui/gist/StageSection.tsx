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
  return (
    <section className="gist-stage" aria-labelledby={`gist-${section.id}`} data-stage="" tabIndex={-1}>
      <div className="gist-stage-heading">
        <h2 id={`gist-${section.id}`}>{section.heading}</h2>
        {scenario !== undefined && (
          <ScenarioSelect scenarios={inTellingOrder(lesson, section)} scenarioId={scenario.id} />
        )}
      </div>
      {shown !== undefined && <Stage scenario={shown} />}
      <div className="gist-about">
        {scenario === undefined || scenario.id === section.scenario ? (
          <Prose id={`gist/${section.id}`} />
        ) : (
          <>
            <h3>{scenario.title}</h3>
            <p className="prose">{scenario.summary}</p>
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
