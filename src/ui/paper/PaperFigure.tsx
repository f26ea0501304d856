import type { ReactElement } from 'react';
import type { Scenario } from '../../engine/scenario.ts';
import { captionOf, storyOf } from '../../view/story.ts';
import { verdictOf } from '../../view/verdict.ts';
import { verdictLabel } from '../../view/verdictLabel.ts';
import { drawingsFor } from '../stage/layout/drawingsFor.ts';
import { DiagramSvg } from '../stage/share/DiagramSvg.tsx';

interface PaperFigureProps {
  readonly scenario: Scenario | undefined;
  /** The whole story when left out. */
  readonly stepIndex?: number;
}

/** A moment of a scenario in all of its worlds, side by side, with what is said of it. */
export function PaperFigure({ scenario, stepIndex }: PaperFigureProps): ReactElement | null {
  if (scenario === undefined) return null;
  const story = storyOf(scenario);
  const { worlds, rows, difference, stepCount } = story;
  const step = stepIndex ?? stepCount;
  const drawings = drawingsFor(story, 'wide');
  const caption = captionOf(story, step);
  return (
    <figure className="paper-figure">
      <figcaption>
        <strong>{scenario.title}</strong>, step {step} of {stepCount}.{' '}
        {caption.type === 'same' ? caption.words.sentences.join(' ') : null}
      </figcaption>
      <div className="paper-worlds">
        {worlds.map(({ world, trace }, index) => {
          const drawing = drawings[index];
          return drawing === undefined ? null : (
            <div key={world.id}>
              <p className="paper-world">
                <strong>{world.name}</strong> {world.rule}{' '}
                <span className={`stage-verdict-${verdictOf(trace, step).type}`}>{verdictLabel(trace, step)}</span>
              </p>
              <DiagramSvg
                worldId={`${scenario.id}-${step}-${index}`}
                drawing={drawing}
                rows={rows}
                differsAt={difference === undefined ? undefined : rows.ends[difference - 1]}
                now={rows.ends[step] ?? rows.length}
                stepIndex={step}
              />
              {caption.type === 'differ' ? (
                <p className="paper-said">{caption.worlds[index]?.words.sentences.join(' ')}</p>
              ) : null}
            </div>
          );
        })}
      </div>
    </figure>
  );
}
