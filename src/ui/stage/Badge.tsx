import type { ReactElement } from 'react';

interface BadgeProps {
  readonly x: number;
  readonly y: number;
  readonly token: string;
  readonly hue: string;
}

/** A fencing token: always the same round badge. */
export function Badge({ x, y, token, hue }: BadgeProps): ReactElement {
  const isLong = token.length > 3;
  return (
    <g
      className="stage-badge"
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      style={{ color: `var(--${hue})` }}
    >
      <rect x={isLong ? -31 : -12} y={-12} width={isLong ? 62 : 24} height={24} rx={12} />
      <text y={4.2} className={isLong ? 'stage-badge-long' : undefined}>
        {token}
      </text>
    </g>
  );
}
