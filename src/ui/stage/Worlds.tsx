import type { ReactElement } from 'react';
import type { MessageName } from '../../engine/action.ts';
import type { Story } from '../../view/story.ts';
import { useCompact } from './useCompact.ts';
import { useNow } from './useNow.ts';
import { WorldView } from './WorldView.tsx';

interface WorldsProps {
  readonly story: Story;
  readonly stepIndex: number;
  readonly pick: (name: MessageName) => void;
}

/** The worlds side by side. Time moves in here, so that nothing else is drawn anew while it does. */
export function Worlds({ story, stepIndex, pick }: WorldsProps): ReactElement {
  const now = useNow(story.rows, stepIndex);
  const isCompact = useCompact(story.worlds.length);
  return (
    <div className="stage-worlds" data-world-count={story.worlds.length}>
      {story.worlds.map((world) => (
        <WorldView
          key={world.world.id}
          story={world}
          rows={story.rows}
          stepIndex={stepIndex}
          now={now}
          difference={story.difference}
          isCompact={isCompact}
          pick={pick}
        />
      ))}
    </div>
  );
}
