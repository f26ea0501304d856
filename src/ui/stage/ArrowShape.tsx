import { memo, type ReactElement } from 'react';
import type { Arrow } from '../../view/diagram.ts';
import { arrowPathOf, type ArrowPath } from './arrowPath.ts';
import type { Geometry } from './geometry.ts';

interface ArrowShapeProps {
  readonly arrow: Arrow;
  /** The name of its colour. */
  readonly hue: string;
  readonly geometry: Geometry;
}

/**
 * A message: solid for a request, dashed for a reply; a cross where it is lost, a dot where it still travels and
 * where a copy branches off.
 */
export const ArrowShape = memo(function ArrowShape({ arrow, hue, geometry }: ArrowShapeProps): ReactElement {
  const path = arrowPathOf(arrow, geometry);
  const { x1, y1, x2, y2 } = path;
  const kind = arrow.isReply ? 'stage-arrow stage-arrow-reply' : 'stage-arrow';
  return (
    <g className={kind} style={{ color: `var(--${hue})` }}>
      <path d={`M${shown(x1)} ${shown(y1)}L${shown(x2)} ${shown(y2)}`} />
      {arrow.isCopy ? <circle className="stage-head" cx={x1} cy={y1} r={3} /> : null}
      {arrow.fate === 'inFlight' ? <circle className="stage-head" cx={x2} cy={y2} r={2.5} /> : null}
      {arrow.fate === 'delivered' ? <path className="stage-head" d={headOf(path)} /> : null}
      {arrow.fate === 'dropped' ? <path className="stage-cross" d={crossOf(path)} /> : null}
    </g>
  );
});

/** In place, not moved there: every moved group is one more thing for the browser to keep. */
function headOf(path: ArrowPath): string {
  const [tip, left, right] = [around(path, 0, 0), around(path, -10, -4.5), around(path, -10, 4.5)];
  return `M${tip}L${left}L${right}Z`;
}

function crossOf(path: ArrowPath): string {
  return `M${around(path, -5, -5)}L${around(path, 5, 5)}M${around(path, -5, 5)}L${around(path, 5, -5)}`;
}

/** A point seen from the end of the arrow, along it and across. */
function around({ x1, y1, x2, y2 }: ArrowPath, along: number, across: number): string {
  const length = Math.max(1, Math.hypot(x2 - x1, y2 - y1));
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  return `${shown(x2 + along * dx - across * dy)} ${shown(y2 + along * dy + across * dx)}`;
}

function shown(value: number): string {
  return value.toFixed(1);
}
