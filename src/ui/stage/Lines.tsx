import { memo, type ReactElement } from 'react';
import type { Arrow, Bar } from '../../view/diagram.ts';
import { hueOf, type Participant } from '../../view/participant.ts';
import { ArrowShape } from './ArrowShape.tsx';
import type { Geometry } from './geometry.ts';

interface LinesProps {
  readonly bars: readonly Bar[];
  readonly arrows: readonly Arrow[];
  readonly geometry: Geometry;
  readonly hatchId: string;
}

/** Everything of the drawing that is not text, the future like the past. */
export const Lines = memo(function Lines({ bars, arrows, geometry, hatchId }: LinesProps): ReactElement {
  return (
    <g>
      {bars.map((bar) => (
        <BarShape key={bar.key} bar={bar} geometry={geometry} hatchId={hatchId} />
      ))}
      {arrows.map((arrow) => (
        <ArrowShape key={arrow.key} arrow={arrow} hue={hueOf(arrow.from)} geometry={geometry} />
      ))}
    </g>
  );
});

const halfWidth = 6;

const BarShape = memo(function BarShape({
  bar,
  geometry,
  hatchId,
}: Pick<LinesProps, 'geometry' | 'hatchId'> & { readonly bar: Bar }): ReactElement {
  const y = geometry.y(bar.start);
  const hue = hueOf(bar.lane);
  return (
    <rect
      className={`stage-bar stage-bar-${bar.kind}`}
      style={{ color: `var(--${hue})` }}
      x={geometry.x(bar.lane) - halfWidth}
      y={y}
      width={halfWidth * 2}
      height={Math.max(2, geometry.y(bar.end ?? geometry.length) - y)}
      rx={2}
      fill={bar.kind === 'pause' ? `url(#${hatchId}-${hue})` : undefined}
    />
  );
});

/** The hatching of a paused client, one for each. */
export const Hatches = memo(function Hatches({
  lanes,
  hatchId,
}: {
  readonly lanes: readonly Participant[];
  readonly hatchId: string;
}): ReactElement {
  return (
    <defs>
      {lanes.map((lane) => (
        <pattern
          key={hueOf(lane)}
          id={`${hatchId}-${hueOf(lane)}`}
          width={7}
          height={7}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect className="stage-hatch-ground" width={7} height={7} />
          <line y2={7} stroke={`var(--${hueOf(lane)})`} strokeWidth={3} />
        </pattern>
      ))}
    </defs>
  );
});
