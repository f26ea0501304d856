import { memo, type ReactElement } from 'react';
import type { Bar, Diagram } from '../../view/diagram.ts';
import { hueOf } from '../../view/participant.ts';
import { ArrowShape } from './ArrowShape.tsx';
import type { Geometry } from './geometry.ts';

interface LinesProps {
  readonly diagram: Diagram;
  readonly geometry: Geometry;
  readonly length: number;
  readonly hatchId: string;
}

/** Everything of the drawing that is not text. Drawn twice, faint for the future and full up to the present. */
export const Lines = memo(function Lines({ diagram, geometry, length, hatchId }: LinesProps): ReactElement {
  return (
    <g>
      {diagram.bars.map((bar) => (
        <BarShape key={bar.key} bar={bar} geometry={geometry} length={length} hatchId={hatchId} />
      ))}
      {diagram.arrows.map((arrow) => (
        <ArrowShape key={arrow.key} arrow={arrow} hue={hueOf(arrow.from)} geometry={geometry} length={length} />
      ))}
    </g>
  );
});

const halfWidths = { lease: 6, belief: 6, pause: 6 } as const;

function BarShape({
  bar,
  geometry,
  length,
  hatchId,
}: Omit<LinesProps, 'diagram'> & { readonly bar: Bar }): ReactElement {
  const half = halfWidths[bar.kind];
  const y = geometry.y(bar.start);
  const height = Math.max(2, geometry.y(bar.end ?? length) - y);
  const hue = hueOf(bar.lane);
  const isPause = bar.kind === 'pause';
  return (
    <rect
      className={`stage-bar stage-bar-${bar.kind}`}
      style={{ color: `var(--${hue})` }}
      x={geometry.x(bar.lane) - half}
      y={y}
      width={half * 2}
      height={height}
      rx={2}
      fill={isPause ? `url(#${hatchId}-${hue})` : undefined}
    />
  );
}
