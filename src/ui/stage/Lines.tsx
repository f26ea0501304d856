import { memo, type ReactElement } from 'react';
import type { Arrow, Bar, Diagram } from '../../view/diagram.ts';
import { hueOf, type Participant } from '../../view/participant.ts';
import { arrowPathOf } from './arrowPath.ts';
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
        <ArrowShape key={arrow.key} arrow={arrow} geometry={geometry} length={length} />
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

function ArrowShape({
  arrow,
  geometry,
  length,
}: {
  readonly arrow: Arrow;
  readonly geometry: Geometry;
  readonly length: number;
}): ReactElement {
  const { x1, y1, x2, y2 } = arrowPathOf(arrow, geometry, length);
  const hue = hueOfArrow(arrow);
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const kind = arrow.isReply ? 'stage-arrow stage-arrow-reply' : 'stage-arrow';
  return (
    <g className={kind} style={{ color: `var(--${hue})` }}>
      <line x1={x1} y1={y1} x2={x2} y2={y2} />
      <g transform={`translate(${x2.toFixed(1)} ${y2.toFixed(1)}) rotate(${angle.toFixed(1)})`}>
        {arrow.fate === 'dropped' ? <path className="stage-cross" d="M-5 -5 L5 5 M-5 5 L5 -5" /> : null}
        {arrow.fate === 'delivered' ? <path className="stage-head" d="M0 0 L-10 -4.5 L-10 4.5 Z" /> : null}
        {arrow.fate === 'inFlight' ? <circle className="stage-head" r={2.5} /> : null}
      </g>
    </g>
  );
}

/** Red and green only for damage done and damage stopped; otherwise the sender's colour. */
export function hueOfArrow({ tone, from }: { readonly tone: Arrow['tone']; readonly from: Participant }): string {
  return tone === 'plain' ? hueOf(from) : tone;
}
