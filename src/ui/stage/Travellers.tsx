import type { CSSProperties, ReactElement } from 'react';
import { hueOf } from '../../view/participant.ts';
import { arrowPathOf } from './arrowPath.ts';
import { Badge } from './Badge.tsx';
import type { Geometry } from './geometry.ts';
import { carriedPart, type Carrier } from './layout/carriersOf.ts';
import { reachAt } from './layout/chaptersOf.ts';
import { badgeHeight, badgeWidth } from './layout/label.ts';
import type { Travel } from './travel.ts';

export interface TravellersProps {
  readonly carriers: readonly Carrier[];
  readonly geometry: Geometry;
  readonly travel: Travel;
}

/**
 * The tokens of the messages that move in this step, on their way. Each is an image of its own, moved by the style
 * sheet alone: no script runs and nothing is drawn anew while they travel.
 */
export function Travellers({ carriers, geometry, travel }: TravellersProps): ReactElement {
  const { from, to } = travel;
  const moving = carriers.filter(
    (carrier) => carrier.arrow.start < to && carriedPart(carrier, from) < carriedPart(carrier, to),
  );
  return (
    <>
      {moving.map((carrier) => (
        <Traveller key={`${carrier.arrow.key}-${from}`} carrier={carrier} geometry={geometry} travel={travel} />
      ))}
    </>
  );
}

interface TravellerProps {
  readonly carrier: Carrier;
  readonly geometry: Geometry;
  readonly travel: Travel;
}

function Traveller({ carrier, geometry, travel: { from, to, durationMs } }: TravellerProps): ReactElement {
  const { arrow } = carrier;
  const token = arrow.token ?? '';
  const path = arrowPathOf(arrow, geometry);
  const [width, height] = [badgeWidth(token), badgeHeight];
  const placeAt = (now: number): string => {
    const { x, y } = path.at(carriedPart(carrier, now));
    return `translate(${((x / width - 0.5) * 100).toFixed(2)}%, ${((y / height - 0.5) * 100).toFixed(2)}%)`;
  };
  const leaves = Math.max(arrow.start, from);
  const arrives = Math.min(arrow.end ?? to, to);
  const afterMs = (at: number): number => Math.round(durationMs * reachAt((at - from) / (to - from)));
  const [leavesMs, arrivesMs] = [afterMs(leaves), afterMs(arrives)];
  const style: CSSProperties & Readonly<Record<`--${string}`, string>> = {
    width: `${((width / geometry.width) * 100).toFixed(3)}%`,
    '--leaves-at': placeAt(leaves),
    '--arrives-at': placeAt(arrives),
    animationDuration: `${arrivesMs - leavesMs}ms`,
    animationDelay: `${leavesMs}ms`,
  };
  return (
    <svg
      aria-hidden="true"
      className="stage-traveller"
      style={style}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
    >
      <Badge x={0} y={0} token={token} hue={hueOf(arrow.from)} />
    </svg>
  );
}
