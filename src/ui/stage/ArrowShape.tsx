import type { ReactElement } from 'react';
import type { Arrow } from '../../view/diagram.ts';
import { arrowPathOf } from './arrowPath.ts';
import type { Geometry } from './geometry.ts';

/** A message: solid for a request, dashed for a reply; a cross where it is lost, a dot where it still travels. */
export function ArrowShape({
  arrow,
  hue,
  geometry,
  length,
}: {
  readonly arrow: Arrow;
  /** The name of its colour. */
  readonly hue: string;
  readonly geometry: Geometry;
  readonly length: number;
}): ReactElement {
  const { x1, y1, x2, y2 } = arrowPathOf(arrow, geometry, length);
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
