import type { CSSProperties, ReactElement } from 'react';
import { hueOf } from '../../view/participant.ts';
import { arrowPathOf } from './arrowPath.ts';
import { Badge } from './Badge.tsx';
import { arrivalClass } from './Chapters.tsx';
import { carriedPart } from './layout/carriersOf.ts';
import type { TravellersProps } from './Travellers.tsx';

/** The tokens that are under way and have not come to their places, where they are after the step. */
export function Waiting({ carriers, geometry, travel }: TravellersProps): ReactElement {
  const { to, durationMs, stepIndex } = travel;
  const waiting = carriers.filter(
    (carrier) =>
      carrier.arrow.start <= to && to < (carrier.arrow.end ?? to) && carriedPart(carrier, to) < carrier.restPart,
  );
  const style: CSSProperties & Readonly<Record<`--${string}`, string | number>> = {
    '--travel': `${durationMs}ms`,
    '--reach': 1,
  };
  return (
    <g className={durationMs > 0 ? arrivalClass(travel) : undefined}>
      {waiting.map((carrier) => (
        <g key={`${carrier.arrow.key}-${stepIndex}`} className="stage-carried" style={style}>
          <Badge
            {...arrowPathOf(carrier.arrow, geometry).at(carriedPart(carrier, to))}
            token={carrier.arrow.token ?? ''}
            hue={hueOf(carrier.arrow.from)}
          />
        </g>
      ))}
    </g>
  );
}
