import { memo, type ReactElement } from 'react';
import type { MessageName } from '../../engine/action.ts';
import type { Arrow } from '../../view/diagram.ts';
import { arrowPathOf } from './arrowPath.ts';
import type { Geometry } from './geometry.ts';

interface InFlightProps {
  readonly arrows: readonly Arrow[];
  readonly geometry: Geometry;
  readonly now: number;
  readonly pick: (name: MessageName) => void;
}

/** Wide invisible lines over the messages in flight, to be clicked. The list of choices offers the same to all. */
export const InFlight = memo(function InFlight({ arrows, geometry, now, pick }: InFlightProps): ReactElement {
  const flying = arrows.filter(({ start, end }) => start <= now && (end === undefined || end > now));
  return (
    <g>
      {flying.map((arrow) => {
        const { x1, y1, x2, y2 } = arrowPathOf(arrow, geometry);
        return (
          <line
            key={arrow.key}
            className="stage-in-flight"
            x1={x1}
            y1={y1}
            x2={x2}
            y2={y2}
            onClick={() => {
              pick(arrow.name);
            }}
          />
        );
      })}
    </g>
  );
});
