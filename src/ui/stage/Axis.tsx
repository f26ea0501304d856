import { memo, type ReactElement } from 'react';
import type { Diagram } from '../../view/diagram.ts';
import { hueOf, isSameParticipant, type Participant } from '../../view/participant.ts';
import type { Geometry } from './geometry.ts';

interface LanesProps {
  readonly diagram: Diagram;
  readonly geometry: Geometry;
}

/** A line for each participant, down the whole of time, wherever no bar stands for it. */
export const LaneLines = memo(function LaneLines({ diagram, geometry }: LanesProps): ReactElement {
  return (
    <g className="stage-lanes">
      {diagram.lanes.map((lane) => {
        const x = geometry.x(lane);
        const pieces = freeStretches(diagram, lane, geometry.length);
        return (
          <path
            key={hueOf(lane)}
            d={pieces.map(([from, to]) => `M${x} ${geometry.y(from).toFixed(1)}V${geometry.y(to).toFixed(1)}`).join('')}
          />
        );
      })}
    </g>
  );
});

function freeStretches({ bars }: Diagram, lane: Participant, length: number): readonly (readonly [number, number])[] {
  const taken = bars.filter((bar) => isSameParticipant(bar.lane, lane)).toSorted((a, b) => a.start - b.start);
  const pieces: [number, number][] = [];
  let at = -0.5;
  for (const { start, end } of taken) {
    if (start > at) pieces.push([at, start]);
    at = Math.max(at, end ?? length);
  }
  return at < length ? [...pieces, [at, length]] : pieces;
}

interface TickLinesProps {
  readonly positions: readonly number[];
  readonly geometry: Geometry;
}

export const TickLines = memo(function TickLines({ positions, geometry }: TickLinesProps): ReactElement {
  const left = geometry.isCompact ? 0 : 46;
  return (
    <path
      className="stage-ticks"
      d={positions.map((at) => `M${left} ${geometry.y(at).toFixed(1)}H${geometry.width}`).join('')}
    />
  );
});
