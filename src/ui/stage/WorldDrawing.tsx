import { lazy, memo, Suspense, useDeferredValue, useMemo, type ComponentType, type ReactElement } from 'react';
import type { MessageName } from '../../engine/action.ts';
import type { Rows } from '../../view/rows.ts';
import { LaneLines, TickLines } from './Axis.tsx';
import { Chapters } from './Chapters.tsx';
import type { Geometry } from './geometry.ts';
import { InFlight } from './InFlight.tsx';
import type { Drawing } from './layout/drawingsFor.ts';
import { differenceLine } from './layout/linesOf.ts';
import { Hatches, Lines } from './Lines.tsx';
import type { Stretch } from './stretch.ts';
import type { TravellersProps } from './Travellers.tsx';
import type { Travel } from './travel.ts';
import { Waiting } from './Waiting.tsx';
import { within } from './within.ts';

/** Motion comes with the first step; a story is told without it too. */
const Travellers = lazy(async (): Promise<{ default: ComponentType<TravellersProps> }> => {
  const module = await import('./Travellers.tsx').catch(() => undefined);
  return { default: module?.Travellers ?? (() => null) };
});

interface WorldDrawingProps {
  readonly worldId: string;
  readonly drawing: Drawing;
  readonly rows: Rows;
  /** Where the worlds begin to differ, on the time axis. */
  readonly differsAt: number | undefined;
  /** What of a long drawing is drawn: the part in view, and some more. */
  readonly shown: Stretch;
  readonly travel: Travel;
  /** A message in flight was clicked. */
  readonly pick: (name: MessageName) => void;
}

/**
 * The space-time diagram of one world: time runs down. It is drawn once for all steps. A veil over the future is all
 * that moves with the present, so that a step costs next to nothing; what is written lies above it and comes to be
 * seen when it is known.
 */
export const WorldDrawing = memo(function WorldDrawing(props: WorldDrawingProps): ReactElement {
  const { worldId, drawing, rows, differsAt, shown, travel, pick } = props;
  const { geometry, diagram } = drawing;
  const arrival = travel.durationMs > 0 && travel.to > travel.from ? travel : undefined;
  const hatchId = `stage-${worldId}`;
  const { bars, arrows, carriers, ticks } = useMemo(() => within(drawing, rows, shown), [drawing, rows, shown]);
  // Writing takes the longest to draw: whoever scrubs far sees the lines first.
  const readable = useDeferredValue(shown);
  const { chapters } = useMemo(() => within(drawing, rows, readable), [drawing, rows, readable]);
  const viewBox = `0 0 ${geometry.width} ${geometry.height.toFixed(1)}`;
  return (
    <>
      <svg className="stage-svg" viewBox={viewBox} aria-hidden="true">
        <Hatches lanes={diagram.lanes} hatchId={hatchId} />
        <TickLines positions={ticks} geometry={geometry} />
        <Lines bars={bars} arrows={arrows} geometry={geometry} hatchId={hatchId} />
      </svg>
      <Veil travel={travel} geometry={geometry} />
      <svg className="stage-svg stage-written" viewBox={viewBox} aria-hidden="true">
        <LaneLines diagram={diagram} geometry={geometry} />
        {differsAt === undefined ? null : <DifferenceLine at={differsAt} geometry={geometry} />}
        <Chapters chapters={chapters} geometry={geometry} travel={travel} />
        <Waiting carriers={carriers} geometry={geometry} travel={travel} />
        <InFlight arrows={arrows} geometry={geometry} now={travel.to} pick={pick} />
      </svg>
      {arrival ? (
        <Suspense>
          <Travellers carriers={carriers} geometry={geometry} travel={arrival} />
        </Suspense>
      ) : null}
    </>
  );
});

function Veil({ travel, geometry }: { readonly travel: Travel; readonly geometry: Geometry }): ReactElement {
  const part = geometry.y(travel.to) / geometry.height;
  return (
    <div className="stage-future-clip">
      <div
        className="stage-veil"
        style={{
          transform: `translateY(${(part * 100).toFixed(3)}%)`,
          transitionDuration: `${travel.durationMs}ms`,
        }}
      />
    </div>
  );
}

export function DifferenceLine({ at, geometry }: { readonly at: number; readonly geometry: Geometry }): ReactElement {
  const { x1, y1, x2 } = differenceLine(at, geometry);
  return <path className="stage-difference" d={`M${x1} ${y1}H${x2}`} />;
}
