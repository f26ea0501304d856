import type { ReactElement } from 'react';
import { badgeWidth } from './layout/label.ts';

interface BadgeProps {
  readonly x: number;
  readonly y: number;
  readonly token: string;
  readonly hue: string;
}

/** A fencing token: always the same round badge. */
export function Badge({ x, y, token, hue }: BadgeProps): ReactElement {
  const isLong = token.length > 3;
  const half = badgeWidth(token) / 2 - 1;
  return (
    <g className="stage-badge" style={{ color: `var(--${hue})` }}>
      <rect x={x - half} y={y - 12} width={half * 2} height={24} rx={12} />
      <text x={x} y={y + 4.2} className={isLong ? 'stage-badge-long' : undefined}>
        {token}
      </text>
    </g>
  );
}
