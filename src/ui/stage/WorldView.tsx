import type { ReactElement } from 'react';
import type { MessageName } from '../../engine/action.ts';
import { participantStatesOf } from '../../view/participantState.ts';
import { participantText } from '../../view/participant.ts';
import type { Rows } from '../../view/rows.ts';
import type { WorldStory } from '../../view/story.ts';
import { verdictOf } from '../../view/verdict.ts';
import { verdictLabel } from '../../view/verdictLabel.ts';
import { DiagramSvg } from './DiagramSvg.tsx';
import { stateAfter } from './stateAfter.ts';

interface WorldViewProps {
  readonly story: WorldStory;
  readonly rows: Rows;
  readonly stepIndex: number;
  readonly now: number;
  readonly difference: number | undefined;
  readonly isCompact: boolean;
  readonly pick: (name: MessageName) => void;
}

/** One world: its name, how it stands, and its diagram. */
export function WorldView({ story, rows, stepIndex, now, difference, isCompact, pick }: WorldViewProps): ReactElement {
  const headingId = `stage-${story.world.id}`;
  const states = participantStatesOf(story.config, stateAfter(story.trace, stepIndex));
  const said = states.map(({ participant, text }) => `${participantText(participant)} ${text}`).join('; ');
  return (
    <section className="stage-world" aria-labelledby={headingId}>
      <header className="stage-world-head">
        <h3 id={headingId}>{story.world.name}</h3>
        <span className="stage-world-rule">{story.world.rule}</span>
        <VerdictMark story={story} stepIndex={stepIndex} />
      </header>
      <DiagramSvg
        story={story}
        rows={rows}
        now={now}
        difference={difference}
        isCompact={isCompact}
        pick={pick}
        description={`${story.world.name}, after step ${stepIndex}: ${said}.`}
      />
    </section>
  );
}

function VerdictMark({ story, stepIndex }: { readonly story: WorldStory; readonly stepIndex: number }): ReactElement {
  const { type } = verdictOf(story.trace, stepIndex);
  return (
    <span className={`stage-verdict stage-verdict-${type}`}>
      {type === 'open' ? null : (
        <svg viewBox="0 0 16 16" aria-hidden="true">
          {type === 'broken' ? <path d="M3 3 L13 13 M13 3 L3 13" /> : <circle cx={8} cy={8} r={5.5} />}
        </svg>
      )}
      {verdictLabel(story.trace, stepIndex)}
    </span>
  );
}
