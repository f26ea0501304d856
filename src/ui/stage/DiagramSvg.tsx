import { memo, useMemo, type ReactElement } from 'react';
import type { MessageName } from '../../engine/action.ts';
import { compactSeconds } from '../../view/clock.ts';
import { hueOf, participantText } from '../../view/participant.ts';
import type { Rows } from '../../view/rows.ts';
import type { WorldStory } from '../../view/story.ts';
import { geometryOf, type Geometry } from './geometry.ts';
import { InFlight } from './InFlight.tsx';
import { Labels } from './Labels.tsx';
import { Lines } from './Lines.tsx';

interface DiagramSvgProps {
  readonly story: WorldStory;
  readonly rows: Rows;
  readonly now: number;
  /** The first step at which the worlds differ. */
  readonly difference: number | undefined;
  readonly isCompact: boolean;
  /** A message in flight was clicked. */
  readonly pick: (name: MessageName) => void;
  /** Says the state of things to those who do not see it. */
  readonly description: string;
}

/** The space-time diagram of one world: time runs down, the story is full up to now and faint after it. */
export function DiagramSvg({
  story,
  rows,
  now,
  difference,
  isCompact,
  pick,
  description,
}: DiagramSvgProps): ReactElement {
  const { diagram } = story;
  const id = `stage-${story.world.id}`;
  const geometry = useMemo(() => geometryOf(diagram.lanes, rows, isCompact), [diagram, rows, isCompact]);
  return (
    <svg className="stage-svg" viewBox={`0 0 ${geometry.width} ${geometry.height}`} role="img" aria-label={description}>
      <defs>
        {diagram.lanes.map((lane) => (
          <Hatch key={hueOf(lane)} id={`${id}-${hueOf(lane)}`} hue={hueOf(lane)} />
        ))}
        <g id={`${id}-lines`}>
          <Lines diagram={diagram} geometry={geometry} length={rows.length} hatchId={id} />
        </g>
        <clipPath id={`${id}-now`}>
          <rect className="stage-clip" x={0} y={0} width={geometry.width} height={geometry.y(now)} />
        </clipPath>
      </defs>
      <Axis story={story} rows={rows} geometry={geometry} />
      {difference === undefined ? null : (
        <DifferenceMark at={rows.ends[difference - 1] ?? 0} ticks={rows.ticks} geometry={geometry} />
      )}
      <use className="stage-ghost" href={`#${id}-lines`} />
      <use href={`#${id}-lines`} clipPath={`url(#${id}-now)`} />
      <line className="stage-now" x1={0} x2={geometry.width} y1={geometry.y(now)} y2={geometry.y(now)} />
      <Labels diagram={diagram} geometry={geometry} length={rows.length} now={now} />
      <InFlight diagram={diagram} geometry={geometry} length={rows.length} now={now} pick={pick} />
    </svg>
  );
}

/** The same height in every world: from here on they do not tell the same story. */
function DifferenceMark({
  at,
  ticks,
  geometry,
}: {
  readonly at: number;
  readonly ticks: Rows['ticks'];
  readonly geometry: Geometry;
}): ReactElement {
  const y = geometry.y(at) + 4;
  // The clock is written on the same side: whichever is close decides where this goes.
  const isBelowTaken = ticks.some((tick) => Math.abs(geometry.y(tick.at) - (y + 9)) < 14);
  return (
    <g className="stage-difference">
      <line x1={0} x2={geometry.width} y1={y} y2={y} />
      <text x={0} y={isBelowTaken ? y - 4 : y + 13}>
        {geometry.isCompact ? 'differ' : 'worlds differ'}
      </text>
    </g>
  );
}

function Hatch({ id, hue }: { readonly id: string; readonly hue: string }): ReactElement {
  return (
    <pattern id={id} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect className="stage-hatch-ground" width={7} height={7} />
      <line y2={7} stroke={`var(--${hue})`} strokeWidth={3} />
    </pattern>
  );
}

interface AxisProps {
  readonly story: WorldStory;
  readonly rows: Rows;
  readonly geometry: Geometry;
}

const Axis = memo(function Axis({ story, rows, geometry }: AxisProps): ReactElement {
  const end = geometry.y(rows.length);
  return (
    <g>
      {rows.ticks.map(({ at, atMs }) => (
        <g key={at} className="stage-tick">
          <line x1={geometry.isCompact ? 0 : 42} x2={geometry.width} y1={geometry.y(at)} y2={geometry.y(at)} />
          <text x={0} y={geometry.y(at) + (geometry.isCompact ? -4 : 4)}>
            {compactSeconds(atMs)} s
          </text>
        </g>
      ))}
      {story.diagram.lanes.map((lane) => (
        <g key={hueOf(lane)} className="stage-lane" style={{ color: `var(--${hueOf(lane)})` }}>
          <text x={geometry.x(lane)} y={15}>
            {participantText(lane, geometry.isCompact)}
          </text>
          <line x1={geometry.x(lane)} x2={geometry.x(lane)} y1={geometry.top - 6} y2={end} />
        </g>
      ))}
    </g>
  );
});
