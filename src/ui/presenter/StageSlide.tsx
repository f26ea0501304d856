import { useMemo, type ReactElement } from 'react';
import { defined } from '../../base/assert.ts';
import type { Scenario } from '../../engine/scenario.ts';
import { captionOf, storyOf, type Story, type WorldStory } from '../../view/story.ts';
import { verdictLabel } from '../../view/verdictLabel.ts';
import { verdictOf } from '../../view/verdict.ts';
import { headHeight } from '../stage/geometry.ts';
import { LaneHeads } from '../stage/LaneHeads.tsx';
import { drawingsFor, type Drawing } from '../stage/layout/drawingsFor.ts';
import type { Travel } from '../stage/travel.ts';
import { useTravel } from '../stage/useTravel.ts';
import { everything } from '../stage/stretch.ts';
import { WorldDrawing } from '../stage/WorldDrawing.tsx';
import '../stage/stage.css';

interface StageSlideProps {
  readonly scenario: Scenario;
  readonly title: string;
  readonly stepIndex: number;
  readonly found: string;
}

/** The Stage for a hall: the caption in large type, and of each world as much as can be read from the back. */
export function StageSlide({ scenario, title, stepIndex, found }: StageSlideProps): ReactElement {
  const story = useMemo(() => storyOf(scenario), [scenario]);
  const drawings = useMemo(() => drawingsFor(story, story.worlds.length > 2 ? 'narrow' : 'compact'), [story]);
  const step = Math.min(stepIndex, story.stepCount);
  return (
    <div className="slide-stage" data-step={step} data-world-count={story.worlds.length}>
      <h2 className="slide-title">
        {title}
        <span className="slide-step">
          {step} / {story.stepCount}
        </span>
      </h2>
      <Captions story={story} step={step} />
      <SlideWorlds story={story} drawings={drawings} step={step} />
      {found === '' ? null : <p className="slide-found">{found}</p>}
    </div>
  );
}

function Captions({ story, step }: { readonly story: Story; readonly step: number }): ReactElement {
  const caption = captionOf(story, step);
  if (caption.type === 'same') return <p className="slide-caption">{caption.words.sentences.join(' ')}</p>;
  return (
    <div className="slide-captions">
      {caption.worlds.map(({ name, words }) => (
        <p key={name} className="slide-caption">
          <span className="visually-hidden">{name}: </span>
          {words.sentences.join(' ')}
        </p>
      ))}
    </div>
  );
}

interface SlideWorldsProps {
  readonly story: Story;
  readonly drawings: readonly Drawing[];
  readonly step: number;
}

function SlideWorlds({ story, drawings, step }: SlideWorldsProps): ReactElement {
  const travel = useTravel(story.rows, step);
  return (
    <div className="slide-worlds">
      {story.worlds.map((world, index) => (
        <SlideWorld
          key={world.world.id}
          world={world}
          drawing={defined(drawings[index], 'drawing of the world')}
          story={story}
          travel={travel}
        />
      ))}
    </div>
  );
}

interface SlideWorldProps {
  readonly world: WorldStory;
  readonly drawing: Drawing;
  readonly story: Story;
  readonly travel: Travel;
}

function SlideWorld({ world, drawing, story, travel }: SlideWorldProps): ReactElement {
  const { name, id } = world.world;
  const { rows, difference } = story;
  const { geometry } = drawing;
  const { type } = verdictOf(world.trace, travel.stepIndex);
  // The present stands at a fixed place; what is long past has left the slide at its top.
  const now = geometry.y(travel.to) / geometry.height;
  return (
    <div className="slide-world" role="group" aria-label={name}>
      <header>
        <h3>{name}</h3>
        <span className={`slide-verdict stage-verdict-${type}`}>{verdictLabel(world.trace, travel.stepIndex)}</span>
      </header>
      <svg className="stage-svg" viewBox={`0 0 ${geometry.width} ${headHeight}`} aria-hidden="true">
        <LaneHeads lanes={drawing.diagram.lanes} geometry={geometry} />
      </svg>
      <div className="slide-window">
        <div className="slide-drawing" style={{ '--now': now } as Record<string, number>}>
          <WorldDrawing
            worldId={`slide-${id}`}
            drawing={drawing}
            rows={rows}
            differsAt={difference === undefined ? undefined : rows.ends[difference - 1]}
            shown={everything}
            travel={travel}
            pick={ignore}
          />
        </div>
      </div>
    </div>
  );
}

const ignore = (): void => undefined;
