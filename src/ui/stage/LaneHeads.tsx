import { memo, type ReactElement } from 'react';
import { hueOf, participantText, type Participant } from '../../view/participant.ts';
import { headHeight, type Geometry } from './geometry.ts';

interface LaneHeadsProps {
  readonly lanes: readonly Participant[];
  readonly geometry: Geometry;
}

/** The names over the lanes. */
export const LaneHeads = memo(function LaneHeads({ lanes, geometry }: LaneHeadsProps): ReactElement {
  return (
    <g className="stage-heads">
      {lanes.map((lane) => (
        <text key={hueOf(lane)} style={{ fill: `var(--${hueOf(lane)})` }} x={geometry.x(lane)} y={headHeight - 9}>
          {participantText(lane, geometry.isCompact)}
        </text>
      ))}
    </g>
  );
});
