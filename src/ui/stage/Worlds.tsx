import { memo, useMemo, type ReactElement } from 'react';
import { defined } from '../../base/assert.ts';
import type { MessageName } from '../../engine/action.ts';
import type { Story } from '../../view/story.ts';
import { drawingsFor } from './layout/drawingsFor.ts';
import { useCompact } from './useCompact.ts';
import { useScroll } from './useScroll.ts';
import { useTravel } from './useTravel.ts';
import { WorldView } from './WorldView.tsx';

interface WorldsProps {
  readonly story: Story;
  readonly stepIndex: number;
  readonly pick: (name: MessageName) => void;
}

/** The worlds side by side, on one axis of time. */
export const Worlds = memo(function Worlds({ story, stepIndex, pick }: WorldsProps): ReactElement {
  const { worlds, rows, difference } = story;
  const travel = useTravel(rows, stepIndex);
  const isCompact = useCompact(worlds.length);
  const drawings = useMemo(() => drawingsFor(story, isCompact ? 'compact' : 'wide'), [story, isCompact]);
  const scroll = useScroll(defined(drawings[0], 'a drawing').geometry, travel.to);
  return (
    <div className="stage-worlds" data-world-count={worlds.length}>
      {worlds.map((world, index) => (
        <WorldView
          key={world.world.id}
          story={world}
          drawing={defined(drawings[index], 'drawing of the world')}
          rows={rows}
          stepIndex={stepIndex}
          travel={travel}
          differsAt={difference === undefined ? undefined : rows.ends[difference - 1]}
          pick={pick}
          {...scroll}
        />
      ))}
    </div>
  );
});
