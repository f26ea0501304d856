import { memo, type ReactElement } from 'react';
import type { MessageName } from '../../engine/action.ts';
import { participantStatesOf } from '../../view/participantState.ts';
import { participantText } from '../../view/participant.ts';
import type { Rows } from '../../view/rows.ts';
import type { WorldStory } from '../../view/story.ts';
import { verdictOf } from '../../view/verdict.ts';
import { verdictLabel } from '../../view/verdictLabel.ts';
import { headHeight } from './geometry.ts';
import { LaneHeads } from './LaneHeads.tsx';
import type { Drawing } from './layout/drawingsFor.ts';
import { stateAfter } from './stateAfter.ts';
import type { Travel } from './travel.ts';
import type { Scroll } from './useScroll.ts';
import { WorldDrawing } from './WorldDrawing.tsx';

interface WorldViewProps extends Scroll {
  readonly story: WorldStory;
  readonly drawing: Drawing;
  readonly rows: Rows;
  readonly stepIndex: number;
  readonly travel: Travel;
  readonly differsAt: number | undefined;
  readonly pick: (name: MessageName) => void;
}

/** One world: its name, how it stands, and its diagram. */
export const WorldView = memo(function WorldView(props: WorldViewProps): ReactElement {
  const { story, drawing, rows, stepIndex, travel, differsAt, pick, isLong, shown, attach, onScroll } = props;
  const { id, name, rule } = story.world;
  const { width } = drawing.geometry;
  const states = participantStatesOf(story.config, stateAfter(story.trace, stepIndex));
  const said = states.map(({ participant, text }) => `${participantText(participant)} ${text}`).join('; ');
  return (
    <section className="stage-world" aria-labelledby={`stage-${id}`}>
      <header className="stage-world-head">
        <h3 id={`stage-${id}`}>{name}</h3>
        <span className="stage-world-rule">{rule}</span>
        <VerdictMark story={story} stepIndex={stepIndex} />
      </header>
      <div className="stage-diagram">
        <div className={isLong ? 'stage-over-long' : undefined}>
          <svg className="stage-svg" viewBox={`0 0 ${width} ${headHeight}`} aria-hidden="true">
            <LaneHeads lanes={drawing.diagram.lanes} geometry={drawing.geometry} />
          </svg>
        </div>
        <div
          ref={attach}
          className={isLong ? 'stage-scroll stage-scroll-long' : 'stage-scroll'}
          onScroll={isLong ? onScroll : undefined}
          {...(isLong ? { tabIndex: 0, role: 'group', 'aria-label': `${name}: diagram, scrolls` } : {})}
        >
          <div className="stage-drawing" role="img" aria-label={`${name}, after step ${stepIndex}: ${said}.`}>
            <WorldDrawing
              worldId={id}
              drawing={drawing}
              rows={rows}
              differsAt={differsAt}
              shown={shown}
              travel={travel}
              pick={pick}
            />
          </div>
        </div>
      </div>
    </section>
  );
});

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
