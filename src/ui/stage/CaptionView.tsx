import type { ReactElement } from 'react';
import type { Caption } from '../../view/story.ts';

interface CaptionViewProps {
  readonly caption: Caption;
  readonly stepIndex: number;
  readonly stepCount: number;
}

/** What happens at this step, in words: the first thing one reads. */
export function CaptionView({ caption, stepIndex, stepCount }: CaptionViewProps): ReactElement {
  return (
    <div className="stage-caption">
      <p className="stage-caption-step">
        Step {stepIndex} of {stepCount}
      </p>
      {caption.type === 'same' ? (
        <p className="stage-caption-text">{caption.words.sentences.join(' ')}</p>
      ) : (
        <dl className="stage-caption-worlds" data-world-count={caption.worlds.length}>
          {caption.worlds.map(({ name, words }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words.sentences.join(' ')}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
